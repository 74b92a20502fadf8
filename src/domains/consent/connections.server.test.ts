import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'
import { consentConnections } from './connections.server.ts'
import type { ConsentSettings } from './settings.ts'

const onetrust = await aReceiver(({ path }, response) => {
  const answersByPath: Record<string, [type: string, body: string]> = {
    '/scripttemplates/otSDKStub.js': ['application/javascript', 'window.OneTrustStub = {}'],
    '/consent/site-1/site-1.json': ['application/json', '{"RuleSet":[]}'],
    '/consent/site-1-test/site-1-test.json': ['application/json', '{"RuleSet":[]}'],
  }
  const [type, body] = answersByPath[path] ?? ['text/html', '<html></html>']
  response.writeHead(answersByPath[path] ? 200 : 404, { 'content-type': type }).end(body)
})
const nowhere = await wrongPlaces()
function check(id: string, url = onetrust.url, strategy: 'onetrust' | 'basic' = 'onetrust') {
  const oneTrust = id === '' ? null : { src: `${url}/scripttemplates/otSDKStub.js`, id }
  const consent = { config: { strategy }, oneTrust } as ConsentSettings // the check reads these two
  return checkLines(consentConnections({ site: { get: async () => ({ settings: { consent } }) } }), 'onetrust', { network: 'private' } as Ctx)
}

test('a published domain works, and that of the test script is a warning', async () => {
  expect((await check('site-1')).map((line) => line.split(':')[0])).toEqual(['good', 'good'])
  expect((await check('site-1-test')).at(-1)).toBe('warn: The id in consent.onetrust_id is that of the test script.')
})

test('an unknown domain, a host that is away, one that answers with a page, and what is missing are told', async () => {
  expect(await check('site-2')).toEqual([expect.stringMatching(/^bad: .* no published domain of the id in consent\.onetrust_id/)])
  expect(await check('site-1', nowhere.closed)).toEqual([expect.stringMatching(/^bad: .* could not be reached/)])
  expect(await check('site-1', nowhere.page)).toEqual([expect.stringMatching(/^bad: .* not as the service does/)])
  expect(await check('')).toEqual(['missing: consent.onetrust_id'])
  expect(await check('', onetrust.url, 'basic')).toEqual(['missing: consent.strategy'])
})
