import { expect, test } from 'vitest'
import { days, minutes } from '#kernel/durations.ts'
import { anOrderRoom } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { jobKinds } from './job-kinds.gen.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const { $client } = services.database.db
const run = async (name: string) =>
  jobKinds(services)
    .find((kind) => kind.name === name)
    ?.run({ id: 'x', data: {} })
const forward = (ms: number) => {
  services.time.now = new Date(services.time.now.getTime() + ms)
}

/** Lets the database refuse every change of the rows that this condition names. */
async function poison(table: string, condition: string): Promise<void> {
  await $client.query(`create or replace function poisoned() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$`)
  await $client.query(`create or replace trigger poisoned before insert or update on ${table} for each row when (${condition}) execute function poisoned()`)
}

/** An order that waits for its money. */
async function aWaitingOrder(email: string): Promise<number> {
  const car = await room.aCar()
  const { buyer, lock } = await room.aCheckout(car)
  const intent = await room.aPayment(buyer, car)
  await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent, customer_email: email }))
  const { rows } = await $client.query('select id from customer_order where vehicle_id = $1', [car])
  return rows[0].id
}
const orderOf = async (id: number) => (await $client.query('select state, customer_email as email from customer_order where id = $1', [id])).rows[0]

test('an order that cannot be ended, or erased, keeps no other from it', async () => {
  const [stuck, other] = [await aWaitingOrder('stuck@example.com'), await aWaitingOrder('other@example.com')]
  await poison('customer_order', `new.id = ${stuck}`)
  forward(minutes(16))
  await run('sweep-orders')
  expect([(await orderOf(stuck)).state, (await orderOf(other)).state]).toEqual(['pending', 'cancelled'])
  expect(services.messages).toContain('an order that waited too long could not be ended')
  await $client.query('alter table customer_order disable trigger poisoned')
  await $client.query(`update customer_order set state = 'cancelled', erase_asked_at = now() where id = any($1)`, [[stuck, other]])
  await $client.query('alter table customer_order enable trigger poisoned')
  await run('remove-old-checkouts')
  expect([(await orderOf(stuck)).email, (await orderOf(other)).email]).toEqual(['stuck@example.com', ''])
})

test('somebody who cannot be told of a free car keeps no other from being told', async () => {
  await poison('delivery', `new.payload ->> 'to' = 'stuck@example.com'`)
  for (const email of ['stuck@example.com', 'waits@example.com'])
    expect((await room.aBuyer().ask('POST', '/locks/notify', { vehicle_id: await room.aCar(), email })).status).toBe(204)
  await run('sweep-orders')
  const { rows: told } = await $client.query(`select payload ->> 'to' as to from delivery where payload ->> 'mail' = 'vehicle_free'`)
  const { rows: waiting } = await $client.query('select email from lock_watch')
  expect([told, waiting]).toEqual([[{ to: 'waits@example.com' }], [{ email: 'stuck@example.com' }]])
})

test('a file that the storage does not remove keeps no other in it', async () => {
  const since = new Date(services.time.now.getTime() - days(2))
  for (const key of ['stuck', 'other']) await $client.query('insert into order_garbage (storage_key, since) values ($1, $2)', [key, since])
  const { remove } = services.storage
  services.storage.remove = async (key) => (key === 'stuck' ? Promise.reject(new Error('the storage is away')) : remove.call(services.storage, key))
  await run('remove-old-checkouts')
  services.storage.remove = remove
  expect((await $client.query('select storage_key from order_garbage')).rows).toEqual([{ storage_key: 'stuck' }])
})
