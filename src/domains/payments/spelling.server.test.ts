import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/site/test-database.ts'

const { db } = await testDatabase()
const tables = ['payment', 'payment_event', 'payment_difference', 'test_charge', 'order_event', 'staff_view']
const step = readFileSync('db/migrations/0071_authorized_payments.sql', 'utf8').split('--> statement-breakpoint')
const run = async (statements: readonly string[]) => {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

/** As the release before writes them. */
const rows = [
  `insert into payment (id, key, reference, gateway, state, amount_minor, currency, is_on_hold, description, language, created_at, updated_at)
    values (1, 'key', 'order', 'test', 'authorised', 500, 'AED', true, '', 'ar', now(), now())`,
  `insert into payment_event (payment_id, at, source, from_state, to_state, captured_minor, refunded_minor) values (1, now(), 'buyer', 'pending', 'authorised', 0, 0)`,
  `insert into payment_event (payment_id, at, source, from_state, to_state, captured_minor, refunded_minor) values (1, now(), 'buyer', 'authorised', 'captured', 500, 0)`,
  `insert into payment_difference (payment_id, gateway, provider_id, kind, ours, theirs, found_at) values (1, 'test', 'pi', 'state', 'captured', 'authorised', now())`,
  `insert into payment_difference (gateway, provider_id, kind, ours, theirs, found_at) values ('test', 'pi', 'unknown', '', 'authorised 500 AED', now())`,
  `insert into test_charge (provider_id, key, state, amount_minor, currency, is_on_hold, created_at) values ('pi', 'key', 'authorised', 500, 'AED', true, now())`,
  `insert into order_event (order_id, type, detail) values (1, 'money', '{"payment": 1, "state": "authorised"}')`,
]

const storedRows = async () => {
  const texts = tables.map((table) => sql.raw(`select to_jsonb(${table})::text as text from ${table}`))
  const { rows: found } = await db.execute<{ text: string }>(sql.join(texts, sql` union all `))
  return found.flatMap(({ text }) => text.match(/"[^"]*authori[sz]ed[^"_]*"/g) ?? []).sort()
}
const held = ['"authorized"', '"authorized"', '"authorized"', '"authorized"', '"authorized"', '"authorized"', '"authorized 500 AED"']

// Of no order in particular.
beforeAll(() => run(['alter table order_event drop constraint order_event_order_id_customer_order_id_fk']))
afterEach(() => run([`truncate ${tables.join(', ')} cascade`]))

test('what the release before writes beside this one is stored in the spelling of orders', async () => {
  await run(rows)
  await run([`update payment set state = 'captured'`, `update payment set state = 'authorised'`])
  expect(await storedRows()).toEqual(held.toSorted())
})

test('what was stored before is spelt so by the step of the schema, and a saved view finds the same payments', async () => {
  await run(tables.map((table) => `alter table ${table} disable trigger user`))
  await run(rows)
  await run([`insert into staff_view (owner, list, name, view) values ('user:1', 'payments', 'المحجوزة', '{"filter": {"state": "authorised"}, "hidden": []}')`])
  expect(await storedRows()).toContain('"authorised"')
  await run(step.filter((statement) => statement.trim().startsWith('update ')))
  expect(await storedRows()).toEqual([...held, '"authorized"'].toSorted())
})
