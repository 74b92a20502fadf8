import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { takeBudget } from '#domains/limits/index.server.ts'
import { aTwilio, RIGHT_CODE, twilioEnv } from '#tests/support/services/a-twilio.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const twilio = await aTwilio()
const services = await testServices({ SERVICE_NETWORK: 'private', ...twilioEnv(twilio.url) })
const { call, post } = apiCaller(services)
const { db } = services.database
const name = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }
const phone = { id: 'phone', name: 'phone', type: 'phone', label: { ar: 'الجوال' }, verify: true }
const formOf = async (fields: object[]) => {
  const created = await createForm(services.staffCtx, FormDraft.parse({ name: 'استفسار', fields }))
  return created.ok ? created.value.id : 0
}
const withPhone = await formOf([name, phone])
const without = await formOf([name])
const NUMBER = '+971501234567'

const create = (phone_number: string, headers: Record<string, string>) => post('/twilio/create_verification', { phone_number }, { token: null, headers })
const check = (phone_number: string, code: string, verification: string) =>
  post('/twilio/check_verification', { phone_number, code }, { token: null, headers: { 'maarad-verification': verification } })
async function aSolution(): Promise<string> {
  const { challenge } = (await call('/forms_api/challenge?kind=work', { token: null })).json.data
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString('base64')
}

beforeEach(async () => {
  twilio.requests.length = 0
  await db.execute(sql`truncate phone_attempt, budget_use, delivery, staff_user restart identity cascade`)
})

test('no message is sent without a form that has a number verified, nor to a country that the site does not serve', async () => {
  const unfit: Record<string, string>[] = [{}, { 'maarad-form': '424242' }, { 'maarad-form': String(without) }]
  for (const headers of unfit) expect((await create(NUMBER, headers)).status).toBe(403)
  expect((await create('+442079460958', { 'maarad-form': String(withPhone) })).status).toBe(503)
  expect(twilio.requests).toEqual([])
})

test('one proof is good for one message, and few are sent without', async () => {
  const proved = { 'maarad-form': String(withPhone), 'maarad-solution': await aSolution() }
  expect((await create(NUMBER, proved)).status).toBe(201)
  const statuses: number[] = []
  for (let count = 10; count < 20; count += 1) statuses.push((await create(`+9715012345${count}`, proved)).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 503, 503, 503, 503, 503])
  expect(twilio.requests).toHaveLength(6)
})

test('a country has its budget of the day in all processes together, and admins are told once', async () => {
  await db.execute(sql`insert into staff_user (issuer, subject, role, email) values ('https://issuer.test', 'p', 'admin', 'admin@example.com')`)
  await db.execute(sql`insert into budget_use (day, kind, key, used) values ('2026-05-15', 'sms', 'AE', 158)`)
  const proved = async () => ({ 'maarad-form': String(withPhone), 'maarad-solution': await aSolution() })
  for (const last of [1, 2, 3]) expect((await create(`+97150123450${last}`, await proved())).status).toBe(201)
  const { rows } = await db.execute(sql`select key from delivery`)
  expect(rows).toEqual([{ key: 'alarm:sms:AE:2026-05-15:admin@example.com' }])
  await db.execute(sql`update budget_use set used = 200 where kind = 'sms'`)
  expect((await create('+971501234505', await proved())).status).toBe(503)
  expect(twilio.requests).toHaveLength(3)
})

test('a number has its budget of the day, whoever pays for the proofs, hour after hour; nobody can read whose it is', async () => {
  const start = services.time.now
  const statuses: number[] = []
  for (let hour = 0; hour < 3; hour += 1) {
    services.time.now = new Date(start.getTime() + hour * 61 * 60_000)
    for (let code = 0; code < 5; code += 1) {
      const proved = { 'maarad-form': String(withPhone), 'maarad-solution': await aSolution(), 'x-forwarded-for': `203.0.113.${hour * 5 + code}` }
      statuses.push((await create(NUMBER, proved)).status)
    }
  }
  services.time.now = start
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), ...Array.from({ length: 5 }, () => 503)])
  expect(twilio.requests).toHaveLength(10)
  const { rows } = await db.execute<{ key: string; refused: number }>(sql`select key, refused from budget_use where kind = 'sms_number'`)
  expect(rows).toMatchObject([{ refused: 5 }])
  expect(rows[0]?.key).not.toContain('501234567')
})

test('of many who take the last of a budget at once one gets it', async () => {
  const budgets = await Promise.all(Array.from({ length: 20 }, () => takeBudget({ db, clock: services.clock }, { kind: 'test', key: 'k', most: 7 })))
  expect(budgets.filter((used) => used !== null)).toHaveLength(7)
  const { rows } = await db.execute(sql`select used, refused from budget_use where kind = 'test'`)
  expect(rows).toEqual([{ used: 7, refused: 13 }])
})

test('a stranger’s guesses take nothing from the visitor who was sent the code', async () => {
  const { json } = await create(NUMBER, { 'maarad-form': String(withPhone) })
  for (let guess = 0; guess < 10; guess += 1) expect((await check(NUMBER, '000000', guess % 2 === 0 ? '' : `1.${'a'.repeat(43)}`)).status).toBe(404)
  expect(twilio.requests).toHaveLength(1)
  expect((await check('+971501234568', RIGHT_CODE, json.data.verification)).status).toBe(404)
  expect((await check(NUMBER, RIGHT_CODE, json.data.verification)).json.data.valid).toBe(true)
})
