import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { erasePerson, exportPerson, findPerson, kindsOf, PersonChoice, PersonQuery } from '#domains/people/index.server.ts'
import { definePersonData } from '#platform/person-data/person-data.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { personKindNames } from '../../admin/people/person-kinds.gen.ts'
import { personShapes } from '../api/person-shapes.gen.ts'
import { personData } from './person-data.gen.server.ts'

const services = await testServices()
const { emptied, aForm, aLead } = leadsOfTest(services)
const { db } = services.database
const email = 'mine@example.com'
const reason = 'طلب ورقي موقّع'

/** What a folder brings that nobody else has heard of. */
const guestBookData = definePersonData({
  order: 60,
  tables: ['guest_book'],
  kinds: { entry: { name: ['Entry', 'قيد'], sent: 'own' } },
  async find(tx, { person: { emails } }) {
    const { rows } = await tx.execute<{ id: number }>(sql`select id from guest_book where email = any(${sql.param([...emails])}) order by id`)
    return rows.map(({ id }) => ({ kind: 'entry', key: String(id), number: `E-${id}`, at: null, matches: ['email'] }))
  },
  count: async (_db, { records }) => ({ entries: records.filter(({ kind }) => kind === 'entry').length }),
  async export(ctx) {
    const { rows } = await ctx.db.execute<{ text: string }>(sql`select text from guest_book order by id`)
    return { exported: { guest_book: rows.map(({ text }) => text) }, trail: { entries: rows.length } }
  },
  async erase(_ctx, { tx, holdings }) {
    await tx.execute(sql`delete from guest_book`)
    return { certificate: { entries_erased: holdings.entries } }
  },
})
const rules = { country: 'AE', secretKey: services.secretKey }
const desk = { ...rules, sources: [...personData, guestBookData] as const }
const query = PersonQuery.parse({ email })
const rowsIn = async (table: string) => (await db.execute(sql.raw(`select 1 from ${table}`))).rows.length
const lastEntry = async () =>
  (await db.execute<{ changes: Record<string, unknown> }>(sql`select changes from audit_entry order by id desc limit 1`)).rows[0]?.changes

async function start() {
  await emptied()
  await db.execute(sql`create table if not exists guest_book (id serial primary key, email text not null, text text not null)`)
  await db.execute(sql`truncate guest_book restart identity`)
  await db.execute(sql`insert into guest_book (email, text) values (${email}, 'شكرًا')`)
  await db.execute(sql`insert into mailbox_mail (delivery_id, subject_type, subject_id, message_id, sender, recipient, title, html, text, created_at)
    values (1, 'entry', '1', 'm', 's', ${email}, 't', 'h', 't', now())`)
  return aLead({ name: 'سارة', email }, { formId: await aForm() })
}

test('a kind that a new folder brings is found, handed out and erased with the others, and no list names it', async () => {
  const lead = await start()
  const findings = await findPerson(services.staffCtx, query, desk)
  if (!findings.ok) throw new Error(findings.code)
  expect(findings.value).toMatchObject({ leads: [{ id: lead }], entries: 1 })
  // The mail about the entry belongs to the entry, as those about leads belong to leads.
  expect(findings.value.records.map(({ id, number, is_suggested }) => [id, number, is_suggested])).toEqual([
    [`lead:${lead}`, `${lead}`, true],
    ['entry:1', 'E-1', true],
    ['mails:all', '0', true],
  ])

  const choice = PersonChoice.parse({ email, reason, records: findings.value.records.map(({ id }) => id) })
  const handed = await exportPerson(services.staffCtx, choice, desk)
  expect(handed).toMatchObject({ ok: true, value: { leads: [{ id: lead }], orders: [], guest_book: ['شكرًا'] } })
  expect(await lastEntry()).toMatchObject({ leads: [null, [lead]], entries: [null, 1] })

  const erased = await erasePerson(services.staffCtx, choice, desk)
  if (!erased.ok) throw new Error(erased.code)
  expect(erased.value).toMatchObject({ leads: [lead], entries_erased: 1 })
  expect(Object.keys(erased.value)).toEqual([
    ...['subject', 'erased_at', 'erased_by', 'leads', 'files', 'deliveries', 'mails', 'phone_attempts', 'orders', 'orders_kept', 'entries_erased'],
  ])
  expect(await lastEntry()).toMatchObject({ entries_erased: [null, 1], reason: [null, reason] })
  expect([await rowsIn('guest_book'), await rowsIn('lead')]).toEqual([0, 0])
})

test('when one domain cannot erase, nothing is erased and nothing is written down', async () => {
  const lead = await start()
  const failing = definePersonData({ ...guestBookData, erase: () => Promise.reject(new Error('the guest book is closed')) })
  const choice = PersonChoice.parse({ email, reason, records: [`lead:${lead}`, 'entry:1'] })
  const before = await rowsIn('audit_entry')
  await expect(erasePerson(services.staffCtx, choice, { ...rules, sources: [...personData, failing] })).rejects.toThrow('closed')
  expect([await rowsIn('guest_book'), await rowsIn('lead'), await rowsIn('audit_entry')]).toEqual([1, 1, before])
})

test('every kind has a name for staff, and every part of an answer a shape', async () => {
  await start()
  expect(Object.entries(personKindNames)).toEqual(
    kindsOf(personData).map((kind) => [kind, personData.flatMap(({ kinds }) => Object.entries(kinds)).find(([name]) => name === kind)?.[1].name]),
  )
  const choice = PersonChoice.parse({ email, reason, records: ['mails:all'] })
  const answers = [
    await findPerson(services.staffCtx, query, { ...rules, sources: personData }),
    await exportPerson(services.staffCtx, choice, { ...rules, sources: personData }),
    await erasePerson(services.staffCtx, choice, { ...rules, sources: personData }),
  ]
  const own = new Set(['records', 'requests', 'exported_at', 'subject', 'erased_at', 'erased_by'])
  const parts = answers.map((answer) => (answer.ok ? Object.keys(answer.value).filter((key) => !own.has(key)) : [answer.code]))
  expect(parts).toEqual([personShapes.holdings, personShapes.exported, personShapes.certificate].map((shape) => Object.keys(shape)))
})

/** Tables that hold nobody's data, or keep it although the person is erased, by the reason. */
const reasons: readonly [reason: string, ...tables: string[]][] = [
  ['an invoice keeps its buyer as long as the law wants it (decision 0071)', 'invoice'],
  ['money is told without names', 'payment_event payment_webhook test_charge'],
  ['requests for data are emptied by the erasure itself', 'person_request'],
  [
    'staff are no visitors, and what they did is theirs',
    'api_token audit_entry binned_form binned_page bulk_change bulk_change_car care_finding comment_thread',
    'connection_check feed_run form_version page_comment page_draft page_review page_schedule page_version',
    'payment_approval payment_difference presence staff_preference staff_user staff_view',
  ],
  [
    'content of the site, which editors write',
    'answer_template binned_row company_config consent_text form form_location media_file media_image',
    'media_series page page_template retailer setting',
  ],
  ['cars, and what the services of others say of them', 'feed feed_answer feed_digest feed_row listing map_package offer_car_model vehicle'],
]

test('every table that could hold who somebody is belongs to a domain that erases it, or stands here with its reason', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns where table_schema = 'public' and table_name <> 'guest_book' and (
      data_type = 'jsonb' or (data_type in ('text', 'ARRAY') and column_name ~
        '(^|_)(e?mail|phone|number_digest|name|recipient|receiver|sender|customer|contacts?|holders|attributes|network|address_digest|note|by|buyer)($|_)'))`)
  const able = rows.map(({ name }) => name)
  const { rows: all } = await db.execute<{ name: string }>(sql`select table_name as name from information_schema.tables where table_schema = 'public'`)
  const tables = new Set(all.map(({ name }) => name))
  const erased = personData.flatMap((data) => data.tables)
  const explained = reasons.flatMap(([, ...tables]) => tables.flatMap((names) => names.split(' ')))
  expect(able.filter((name) => !erased.includes(name) && !explained.includes(name))).toEqual([])
  expect([...erased, ...explained].filter((name) => !tables.has(name))).toEqual([])
  expect(explained.filter((name) => !able.includes(name))).toEqual([])
  expect(explained.filter((name, index) => erased.includes(name) || explained.indexOf(name) < index)).toEqual([])
})
