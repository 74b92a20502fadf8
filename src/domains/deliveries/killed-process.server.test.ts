import { enqueueWebhook } from '#tests/support/records/a-webhook.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { minutes, seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { shareClock } from '#platform/database/shared-clock.server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { createDeliveryLoop, findDeliveriesOf } from './index.server.ts'
import { webhookSender } from './webhooks/webhook-sender.server.ts'

const { db, url } = await testDatabase()
const KEY = 'a key that both sides know'

/** What another process on the same database runs: the loop of the product, which ends itself at a step. */
const program = (step: string) => `
import { openDatabase } from '#platform/database/database.server.ts'
import { createDeliveryLoop } from '#domains/deliveries/send-due.server.ts'
import { webhookSender } from '#domains/deliveries/webhooks/webhook-sender.server.ts'
const log = { error() {}, warn() {}, info() {} }
const { db } = await openDatabase({ url: ${JSON.stringify(url)}, folder: '', connections: 5, log })
const ctx = { db, clock: { now: () => new Date() }, log, staff: null, network: 'private' }
const die = async (at) => {
  if (at !== ${JSON.stringify(step)}) return
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => undefined)
}
const { send, ...sender } = webhookSender(ctx, async () => ${JSON.stringify(KEY)})
const dying = async (...given) => {
  await die('before sending')
  const receipt = await send(...given)
  await die('before keeping that it was sent')
  return receipt
}
await createDeliveryLoop(ctx, [{ ...sender, send: dying }]).run()
await die('after all of it')
`

test.each([
  { step: 'before sending', left: 'sending', isAnswering: true, calls: [5, 5] },
  { step: 'between sending and the answer', left: 'sending', isAnswering: false, calls: [10, 10] },
  { step: 'before keeping that it was sent', left: 'sending', isAnswering: true, calls: [6, 10] },
  { step: 'after all of it', left: 'sent', isAnswering: true, calls: [5, 5] },
] as const)(
  'kill -9 $step: the receiver that honours the key has each message once, and nothing is lost',
  { timeout: 60_000 },
  async ({ step, left: stateLeft, isAnswering, calls: [least, most] }) => {
    const storedKeys = new Set<string>()
    let mayAnswer: boolean = isAnswering
    const crm = await aReceiver(({ headers }, response) => {
      storedKeys.add(String(headers['idempotency-key']))
      if (mayAnswer) response.writeHead(200).end()
    })
    const keys = Array.from({ length: 5 }, (_, index) => `${step}:${index}`)
    const clock = { now: () => new Date() }
    const subject = { type: 'lead', id: step } as const
    for (const key of keys) await enqueueWebhook(db, { key, subject, url: crm.url, event: 'lead.created', body: { key } }, clock)
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(step)], { stdio: ['ignore', 'ignore', 'inherit'] })
    const ended = once(child, 'exit')
    if (!isAnswering) {
      await vi.waitFor(() => expect(crm.received).toHaveLength(5), { timeout: 30_000 })
      child.kill('SIGKILL')
    }
    expect((await ended)[1]).toBe('SIGKILL')
    const statesOf = async () => (await findDeliveriesOf(db, { type: 'lead', ids: [step] })).map(({ state }) => state)
    expect(await statesOf()).toContain(stateLeft)

    mayAnswer = true
    const ctx: Ctx = { db, clock: { now: () => new Date(Date.now() + seconds(60)) }, log: quietLog, staff: null, network: 'private' }
    await createDeliveryLoop(ctx, [webhookSender(ctx, async () => KEY)]).run()
    expect(await statesOf()).toEqual(keys.map(() => 'sent'))
    expect([...storedKeys].sort()).toEqual(keys)
    // What had arrived and was not kept came again, under the same key, and nothing else did.
    expect(crm.received.length).toBeGreaterThanOrEqual(least)
    expect(crm.received.length).toBeLessThanOrEqual(most)
  },
)

test('a process whose machine is five minutes ahead takes nothing out of the hands of the one that sends it', async () => {
  let answer = (): void => undefined
  const crm = await aReceiver((_, response) => {
    answer = () => void response.writeHead(200).end()
  })
  const clock = { now: () => new Date() }
  await enqueueWebhook(db, { key: 'ahead', subject: { type: 'lead', id: 'ahead' }, url: crm.url, event: 'lead.created', body: {} }, clock)
  const loopBy = (time: Ctx['clock']) => {
    const ctx: Ctx = { db, clock: time, log: quietLog, staff: null, network: 'private' }
    return createDeliveryLoop(ctx, [webhookSender(ctx, async () => KEY)])
  }
  const sending = loopBy(await shareClock(db.$client, { log: quietLog })).run()
  await vi.waitFor(() => expect(crm.received).toHaveLength(1))
  const ahead = await shareClock(db.$client, { log: quietLog, own: { now: () => new Date(Date.now() + minutes(5)) } })
  await loopBy(ahead).run()
  answer()
  await sending
  expect(crm.received).toHaveLength(1)
  expect(await findDeliveriesOf(db, { type: 'lead', ids: ['ahead'] })).toMatchObject([{ state: 'sent', attempts: 1 }])
  ahead.close()
})
