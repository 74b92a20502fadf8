import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'
import { analyticsConnections } from './connections.server.ts'

const google = await aReceiver(({ path }, response) => {
  if (!path.endsWith('?id=GTM-ABC123')) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not Found</html>')
  response.writeHead(200, { 'content-type': 'application/javascript; charset=UTF-8' }).end('var id = "GTM-ABC123"')
})
const nowhere = await wrongPlaces()
function check(id: string, url = google.url) {
  const settings = { analytics: { config: { tags: id === '' ? null : { id, url: `${url}/gtm.js` }, speed: 'off' as const } } }
  return checkLines(analyticsConnections({ site: { get: async () => ({ settings }) } }), 'gtm', { network: 'private' } as Ctx) // nothing else is read
}

test('a published container works; one that is not, a host that is away, one that answers with a page, and none at all are told', async () => {
  expect(await check('GTM-ABC123')).toEqual([expect.stringMatching(/^good: .* gives the container GTM-ABC123 away/)])
  expect(await check('GTM-WRONG1')).toEqual([expect.stringMatching(/^bad: .* no published container GTM-WRONG1\. Check analytics\.tag_manager_id/)])
  expect(await check('GTM-ABC123', nowhere.closed)).toEqual([expect.stringMatching(/^bad: .* could not be reached/)])
  expect(await check('GTM-ABC123', nowhere.page)).toEqual([expect.stringMatching(/^bad: .* not as the service does/)])
  expect(await check('')).toEqual(['missing: analytics.tag_manager_id'])
})
