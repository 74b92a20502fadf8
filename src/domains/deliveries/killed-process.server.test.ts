import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { createDeliveryLoop, enqueueWebhook, findDeliveriesOf } from './index.server.ts'
import { webhookSender } from './webhooks/webhook-sender.server.ts'

const { db, url } = await testDatabase()
const KEY = 'a key that both sides know'

/** What another process on the same database runs: the loop of the product. */
const program = `
import { openDatabase } from '#platform/database/database.server.ts'
import { createDeliveryLoop } from '#domains/deliveries/send-due.server.ts'
import { webhookSender } from '#domains/deliveries/webhooks/webhook-sender.server.ts'
const log = { error() {}, warn() {}, info() {} }
const { db } = await openDatabase({ url: ${JSON.stringify(url)}, folder: '', connections: 5, log })
const ctx = { db, clock: { now: () => new Date() }, log, staff: null, network: 'private' }
await createDeliveryLoop(ctx, [webhookSender(ctx, async () => ${JSON.stringify(KEY)})]).run()
`

test('kill -9 between sending and keeping that it was sent: the receiver that honours the key has each message once, and nothing is lost', async () => {
  const stored = new Set<string>()
  const crm = await aReceiver(({ headers }) => {
    // It has stored the message, and its answer never arrives.
    stored.add(String(headers['idempotency-key']))
  })
  const keys = Array.from({ length: 5 }, (_, index) => `lead:${index}`)
  const clock = { now: () => new Date() }
  for (const key of keys) await enqueueWebhook(db, { key, subject: { type: 'lead', id: '1' }, url: crm.url, event: 'lead.created', body: { key } }, clock)
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  await vi.waitFor(() => expect(crm.received).toHaveLength(5), { timeout: 30_000 })
  child.kill('SIGKILL')
  await ended
  expect(new Set((await findDeliveriesOf(db, { type: 'lead', ids: ['1'] })).map(({ state }) => state))).toEqual(new Set(['sending']))

  const repeated: string[] = []
  crm.answer = ({ headers }, response) => {
    const key = String(headers['idempotency-key'])
    if (stored.has(key)) repeated.push(key)
    stored.add(key)
    response.writeHead(200).end()
  }
  const ctx: Ctx = { db, clock: { now: () => new Date(Date.now() + seconds(60)) }, log: quietLog, staff: null, network: 'private' }
  await createDeliveryLoop(ctx, [webhookSender(ctx, async () => KEY)]).run()
  const after = await findDeliveriesOf(db, { type: 'lead', ids: ['1'] })
  expect(after.map(({ state, attempts }) => [state, attempts])).toEqual(keys.map(() => ['sent', 2]))
  expect([...stored].sort()).toEqual(keys)
  expect(repeated.sort()).toEqual(keys)
}, 60_000)
