import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { stockConnections } from './connections.server.ts'

const { db } = await testDatabase()
const ctx: Ctx = { db, clock: { now: () => new Date('2026-05-15T08:00:00Z') }, log: recordingLog(), staff: null }
const service = await aReceiver(({ path }, response) => void response.writeHead(path === '/gone.csv' ? 404 : 200).end('x'.repeat(100_000)))
const check = (network: 'private' | 'public' = 'private') => checkLines(stockConnections({ env: { FEED_NETWORK: network } }), 'vehicle_feeds', ctx)

const aFeed = (key: string, { url = '', source = 'url', isActive = true }) =>
  db.execute(sql`
    insert into feed (key, name, source, url, format, encoding, delimiter, currency, most_gone_percent, most_invalid_percent, is_active)
    values (${key}, ${`مصدر ${key}`}, ${source}, ${url}, 'csv', 'auto', 'auto', 'AED', 10, 10, ${isActive})`)

test('the address of each active feed is asked, and no other', async () => {
  expect(await check()).toEqual([])
  await aFeed('a', { url: `${service.url.replace('//', '//user:secret-word@')}/cars.csv` })
  await aFeed('b', { url: `${service.url}/gone.csv` })
  await aFeed('c', { url: `${service.url}/off.csv`, isActive: false })
  await aFeed('d', { source: 'upload' })
  const { host } = new URL(service.url)
  const lines = await check()
  expect(lines).toEqual([`good: مصدر a: ${host} answers.`, `bad: مصدر b: ${host} answers HTTP 404 where the site needs data.`])
  expect(lines.join()).not.toContain('secret-word')
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/cars.csv', '/gone.csv'])
  expect(await check('public')).toEqual([expect.stringMatching(/may not ask/), expect.stringMatching(/may not ask/)])
})
