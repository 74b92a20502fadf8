import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDeliveryLoop, DELIVER } from '#domains/deliveries/index.server.ts'
import { FormDraft, type FormField } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { openJobs } from '#platform/jobs/jobs.server.ts'
import { deliveryJobKinds } from '#server/jobs/delivery-jobs.server.ts'
import { deliverySenders } from '#server/jobs/delivery-senders.gen.server.ts'
import { contextOf } from '#server/services.server.ts'
import { statementsOf } from '#tests/support/reading/statements-of.ts'
import { aField } from '#tests/support/records/a-lead.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const WHY =
  'Each statement costs a submission time (docs/decisions/0278-a-lead-and-its-mails-in-few-statements.md). Read once and hand on, or say there why not.'
const jobs: { current: ReturnType<typeof openJobs> | undefined } = { current: undefined }
const given = await testServices()
const { db, url } = given.database
const services = { ...given, jobs: { ...given.jobs, wakeHere: (name: string) => jobs.current?.wakeHere(name) ?? true } }
const { call } = apiCaller(services)

const settings = {
  notifications: [{ recipients: ['team@example.com'], subject: { ar: 'طلب' }, template: { ar: '{name}' } }],
  confirmations: { enabled: true, email_field: 'email', subject: { ar: 'وصلنا طلبك' }, template: { ar: 'شكرًا' } },
}
const plainFields = [aField('name', 'text'), aField('email', 'email'), aField('message', 'textarea')]

async function aForm(fields: readonly FormField[], more: object = {}): Promise<number> {
  const outcome = await createForm(services.staffCtx, FormDraft.parse({ name: 'استفسار', fields, settings, ...more }))
  if (!outcome.ok) throw new Error(outcome.code)
  // What is kept until something changes is read again after this, not meanwhile.
  await services.heard()
  return outcome.value.id
}

/** Prepares what a browser sends of a form, with the solution of a challenge that it got a minute before. */
async function aSubmission(form: number, more: Record<string, unknown> = {}) {
  const { challenge } = (await call('/forms_api/challenge?kind=work', { token: null })).json.data
  const solution = Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString('base64')
  services.time.now = new Date(services.time.now.getTime() + 60_000)
  const attributes = { name: 'سارة', email: `sara${services.time.now.getTime()}@example.com`, message: 'مرحبًا', ...more }
  const headers = { 'idempotency-key': `key-${services.time.now.getTime()}` }
  return async () => {
    const { status } = await call(`/forms_api/forms/${form}/leads`, { method: 'POST', token: null, headers, body: { attributes, altcha: solution } })
    expect(status).toBe(201)
  }
}

const mailbox = async () => (await db.execute<{ total: number }>(sql`select count(*)::int as total from mailbox_mail`)).rows[0]?.total

beforeEach(async () => {
  await db.execute(sql`truncate lead, delivery, mailbox_mail, budget_use restart identity cascade`)
})

test('[C-227] a submission is stored, with what the team and the customer are told, in six statements', async () => {
  const form = await aForm(plainFields)
  await (await aSubmission(form))()
  expect(await statementsOf(db, await aSubmission(form)), WHY).toEqual([
    'read lead, read form',
    'insert spent_challenge',
    'begin',
    'insert lead, insert lead_event',
    'insert delivery',
    'commit',
  ])
})

test('[C-227] one with consent, location, retailer and a receiver reads each of them once more', async () => {
  await db.execute(
    sql`insert into retailer (id, name, dealer_code, email, tag_class) values (7, 'معرض دبي', 'D', 'dubai@example.com', '["sales"]') on conflict do nothing`,
  )
  await db.execute(sql`insert into form_location (name, value, email) values ('الرياض', 'riyadh', 'riyadh@example.com') on conflict do nothing`)
  const crm = { id: 'crm', kind: 'webhook', name: 'CRM', url: 'https://crm.example.com/leads', enabled: true }
  const consent = aField('privacy', 'consent', { html: { ar: 'أوافق' } })
  const form = await aForm([...plainFields, aField('retailer', 'retailer'), aField('place', 'location'), consent], { integrations: [crm] })
  const values = { retailer: '7', place: 'riyadh', privacy: 'yes' }
  await (await aSubmission(form, values))()
  expect((await statementsOf(db, await aSubmission(form, values))).sort(), WHY).toEqual(
    [
      'read lead, read form',
      'read form_location',
      'read retailer',
      'insert spent_challenge',
      // Its receivers, which are nobody's choice to be read before it is judged.
      'read form_location',
      'read retailer',
      'begin',
      'insert lead, insert lead_event, insert lead_consent',
      'insert delivery',
      'commit',
    ].sort(),
  )
  const { rows } = await db.execute<{ to: string | null }>(sql`select payload ->> 'to' as "to" from delivery order by id`)
  expect(rows.slice(-5).map(({ to }) => to?.replace(/\d+/, ''))).toEqual([
    'team@example.com',
    'riyadh@example.com',
    'dubai@example.com',
    'sara@example.com',
    undefined,
  ])
})

describe('what is told', () => {
  const CLAIM = 'read delivery, update delivery'
  const MARK = 'update delivery, insert delivery_attempt'

  test('[C-227] is in the mailbox after six more, without a job of the queue, when the process sends by itself', async () => {
    const form = await aForm(plainFields)
    const [deliver] = deliveryJobKinds(services).filter(({ name }) => name === DELIVER)
    if (!deliver) throw new Error('nothing sends')
    const { cron: _, ...kind } = deliver
    jobs.current = openJobs({ url, log: services.log })
    jobs.current.work([kind])
    const other = given.database.shares.staff
    const sent = async (count: number) =>
      vi.waitFor(async () => expect((await other.execute(sql`select 1 from delivery where state = 'sent'`)).rows).toHaveLength(count), { timeout: 20_000 })
    await (await aSubmission(form))()
    await sent(2)
    const submit = await aSubmission(form)
    // Leases that ended are looked for twice a minute, which the second submission is too soon for.
    services.time.now = new Date(services.time.now.getTime() - 50_000)
    const statements = await statementsOf(db, async () => {
      await submit()
      await sent(4)
      await jobs.current?.close()
    })
    jobs.current = undefined
    // The three kinds of what is sent look for what is due: webhooks, invoices and mails.
    expect(statements.slice(6).sort(), WHY).toEqual([CLAIM, CLAIM, CLAIM, 'insert budget_use', 'insert mailbox_mail', MARK].sort())
    expect(await mailbox()).toBe(4)
    const { rows } = await other.execute<{ total: number }>(sql`select count(*)::int as total from pgboss.job where name = ${DELIVER}`)
    expect(rows).toEqual([{ total: 0 }])
  })

  test('costs the mails of many submissions as much as those of one', async () => {
    const form = await aForm(plainFields)
    for (let number = 0; number < 8; number += 1) await (await aSubmission(form))()
    const loop = createDeliveryLoop(contextOf(services), deliverySenders(services))
    await loop.run()
    await db.execute(sql`truncate mailbox_mail cascade`)
    await db.execute(sql`update delivery set state = 'queued'`)
    expect((await statementsOf(db, () => loop.run())).sort(), WHY).toEqual([CLAIM, CLAIM, CLAIM, 'insert budget_use', 'insert mailbox_mail', MARK].sort())
    expect(await mailbox()).toBe(16)
  })
})
