import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { starterForms } from '#demo/content/forms/starter-forms.ts'
import { FormDraft, type FormField, LocationDraft, UnfinishedForm } from '#domains/forms/index.ts'
import {
  createForm,
  createLocation,
  deleteForm,
  discardFormDraft,
  duplicateForm,
  exportForm,
  findForm,
  findFormOfHistory,
  findFormsWithMedia,
  findFormVersion,
  findPublicForm,
  importForm,
  listChoices,
  listFormHistory,
  publishFormDraft,
  listForms,
  saveForm,
  saveFormDraft,
  seedForms,
} from '#domains/forms/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'

const { db } = await testDatabase()
const admin: Ctx = { db, clock: { now: () => new Date('2026-05-15T08:00:00Z') }, log: quietLog, staff: { id: 'user:1', name: 'اختبار', role: 'admin' } }
const editor: Ctx = { ...admin, staff: { id: 'user:2', name: 'محرر', role: 'editor' } }

const name: FormField = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }
const consent = (sentence: string): FormField => ({ id: 'privacy', name: 'privacy', type: 'consent', label: { ar: 'الخصوصية' }, html: { ar: sentence } })
const draft = (fields: readonly FormField[] = [name], changes: object = {}) => FormDraft.parse({ name: 'استفسار', fields, ...changes })

async function aForm(fields?: readonly FormField[], changes?: object) {
  const outcome = await createForm(admin, draft(fields, changes))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

async function saved(id: number, changed: FormDraft) {
  const outcome = await saveForm(admin, { id, revision: null, draft: changed })
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

beforeEach(async () => {
  await db.execute(sql`truncate form, form_version, binned_form, lead, form_location, retailer restart identity cascade`)
})

describe('a form', () => {
  test('[C-065][C-066] has what the documents name, and is found by all who may see it', async () => {
    const { id } = await aForm()
    const found = await findForm(editor, id)
    expect(found).toMatchObject({
      ok: true,
      value: { id, name: 'استفسار', type: 'lead', locale: 'ar', active: true, version: 1, revision: 1, integrations: [] },
    })
    expect(found.ok && Object.keys(found.value.settings).sort()).toEqual(['confirmations', 'notifications', 'thank_you'])
    expect(await findForm({ ...admin, staff: null }, id)).toMatchObject({ ok: false, code: 'forbidden' })
    expect(await listForms(editor)).toMatchObject({ ok: true, value: [{ id }] })
  })

  test('shows visitors its fields and never the recipients of its leads', async () => {
    const { settings } = draft()
    const notifications = [{ recipients: ['team@example.com'], subject: { ar: 'طلب' }, template: { ar: '{name}' } }]
    const { id } = await aForm([name], { settings: { ...settings, notifications, submit_label: { ar: 'أرسل' } } })
    expect(await findPublicForm(admin, id)).toEqual({
      id,
      name: 'استفسار',
      type: 'lead',
      locale: 'ar',
      version: 1,
      fields: [name],
      settings: { submit_label: { ar: 'أرسل' } },
    })
    await saved(id, draft([name], { active: false }))
    expect(await findPublicForm(admin, id)).toBeNull()
  })

  test('rises to a new version with what visitors see, and keeps the old one as it was', async () => {
    const { id } = await aForm()
    const other = { ...name, label: { ar: 'الاسم الكامل' } }
    const { settings } = draft()
    expect(await saved(id, draft([other]))).toMatchObject({ version: 2, revision: 2 })
    const told = { ...settings, notifications: [{ recipients: ['team@example.com'], subject: { ar: 'طلب' }, template: { ar: '' } }] }
    expect(await saved(id, draft([other], { settings: told }))).toMatchObject({ version: 2, revision: 3 })
    const thanking = { ...told, thank_you: { heading: { ar: 'شكرًا' }, text: { ar: '' } } }
    expect(await saved(id, draft([other], { settings: thanking }))).toMatchObject({ version: 3, revision: 4 })
    expect(await findFormVersion(db, id, 1)).toMatchObject({ fields: [name], settings: { thank_you: { heading: { ar: '' } } } })
    expect(await findFormVersion(db, id, 3)).toMatchObject({ fields: [other], settings: { thank_you: { heading: { ar: 'شكرًا' } } } })
  })

  test('is saved by whoever saw its latest revision; the other is shown what is stored', async () => {
    const { id, revision } = await aForm()
    expect(await saveForm(editor, { id, revision, draft: draft([], { name: 'أول' }) })).toMatchObject({ ok: true })
    expect(await saveForm(editor, { id, revision, draft: draft([], { name: 'ثانٍ' }) })).toMatchObject({
      ok: false,
      code: 'stale',
      current: { name: 'أول', revision: 2 },
    })
  })

  test('raises the version of a consent with its sentence, whatever a client says, and never gives a number again', async () => {
    const { id, fields } = await aForm([{ ...consent('أوافق'), consent_version: 9 }])
    expect(fields[0]).toMatchObject({ consent_version: 1 })
    expect((await saved(id, draft([consent('أوافق')]))).fields[0]).toMatchObject({ consent_version: 1 })
    expect((await saved(id, draft([consent('أوافق على المعالجة')]))).fields[0]).toMatchObject({ consent_version: 2 })
    await saved(id, draft([name]))
    expect((await saved(id, draft([name, consent('أوافق')]))).fields[1]).toMatchObject({ consent_version: 3 })
  })

  test('never gives the id of a field to another kind of field, even after it was removed', async () => {
    const { id } = await aForm()
    await saved(id, draft([consent('أوافق')]))
    const outcome = await saveForm(admin, { id, revision: null, draft: draft([{ ...name, type: 'email' }]) })
    expect(outcome).toMatchObject({ ok: false, code: 'invalid', fields: { 'fields.0.id': ['id_of_another_kind'] } })
  })

  test('keeps no script in its texts', async () => {
    const { fields } = await aForm([consent('أوافق <script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">هنا</a>')])
    expect(fields[0]?.html?.ar).toBe('أوافق <a>هنا</a>')
  })

  test('announces a change to every process', async () => {
    const { id } = await aForm()
    const version = async () => Number((await db.execute<{ v: number }>(sql`select count(*)::int as v from content_change where scope = 'forms'`)).rows[0]?.v)
    const before = await version()
    await saved(id, draft([], { name: 'آخر' }))
    expect(await version()).toBe(before + 1)
  })

  test('[C-005][C-198] is drawn by editors, connected and deleted by admins', async () => {
    const integration = { id: 'crm', kind: 'webhook', name: 'CRM', url: 'https://crm.example.com/leads', enabled: true }
    expect(await createForm(editor, draft([name], { integrations: [integration] }))).toMatchObject({ ok: false, code: 'forbidden' })
    const { id } = await aForm([name], { integrations: [integration] })
    expect(await saveForm(editor, { id, revision: null, draft: draft([], { integrations: [integration] }) })).toMatchObject({ ok: true })
    expect(await saveForm(editor, { id, revision: null, draft: draft([], { integrations: [] }) })).toMatchObject({ ok: false, code: 'forbidden' })
    expect(await deleteForm(editor, { id, revision: null })).toMatchObject({ ok: false, code: 'forbidden' })
    expect(await deleteForm(admin, { id, revision: null })).toMatchObject({ ok: true })
    expect(await findForm(admin, id)).toMatchObject({ ok: false, code: 'gone' })
  })
})

describe('copies', () => {
  test('[C-245] a duplicate has another id, the given name and the same content, receivers and settings as well, but no lead', async () => {
    const crm = { id: 'crm', kind: 'webhook', name: 'CRM', url: 'https://crm.example.com/leads', enabled: true }
    const notifications = [{ recipients: ['team@example.com'], subject: { ar: 'طلب' }, template: { ar: 'طلب' } }]
    const form = await aForm([name], { integrations: [crm], settings: { ...FormDraft.parse({ name: 'x' }).settings, notifications } })
    await db.execute(sql`insert into lead (form_id, form_version, key, state, attributes, locale) values (${form.id}, 1, 'k', 'new', '{}', 'ar')`)
    const copy = await duplicateForm(editor, form.id, 'نسخة أ')
    const { id, created_at, updated_at, updated_by, ...same } = form
    expect([form.integrations, form.settings.notifications]).toMatchObject([[crm], notifications])
    expect(copy).toMatchObject({ ok: true, value: { ...same, name: 'نسخة أ' } })
    expect(copy.ok && copy.value.id).not.toBe(id)
    expect((await db.execute(sql`select form_id from lead`)).rows).toEqual([{ form_id: id }])
    expect(await duplicateForm(editor, form.id)).toMatchObject({ ok: true, value: { name: 'استفسار (copy)' } })
  })

  test('[C-243] what was exported is imported as the same form under a new id', async () => {
    const form = await aForm([name, consent('أوافق')])
    const file = await exportForm(editor, form.id)
    const imported = await importForm(editor, file.ok && JSON.parse(JSON.stringify(file.value)))
    const { id, created_at, updated_at, updated_by, ...same } = form
    expect(imported).toMatchObject({ ok: true, value: same })
    expect(imported.ok && imported.value.id).not.toBe(id)
    expect(await importForm(editor, { version: 2, form: {} })).toMatchObject({ ok: false, code: 'invalid', fields: { version: ['unknown'] } })
    expect(await importForm(editor, { version: 1, form: { name: '' } })).toMatchObject({
      ok: false,
      code: 'invalid',
      fields: { 'form.name': [expect.any(String)] },
    })
  })
})

test('[C-070] a location field offers active locations in their order', async () => {
  for (const [value, position, active] of [
    ['riyadh', 2, true],
    ['dubai', 1, true],
    ['closed', 0, false],
  ] as const) {
    expect(await createLocation(editor, LocationDraft.parse({ name: value, value, position, active }))).toMatchObject({ ok: true })
  }
  const { locations, retailers } = await listChoices(admin, { fields: [{ type: 'location' }] })
  expect([locations.map(({ value }) => value), retailers]).toEqual([['dubai', 'riyadh'], []])
})

test('a retailer field is offered the active retailers of its class, with their hours only where a time is asked for', async () => {
  const hours = '[{"days": "يوميًا", "hours": "9:00 – 20:00"}]'
  await db.execute(sql`insert into retailer (id, name, city, dealer_code, tag_class, latitude, longitude, opening_hours, is_active) values
    (1, 'مبيعات', 'دبي', 'A', '["sales"]', 25.2, 55.3, ${hours}, true), (2, 'صيانة', '', 'B', '["service"]', null, null, ${hours}, true),
    (3, 'بلا تصنيف', '', 'C', '[]', null, null, '[]', true), (4, 'مغلق', '', 'D', '["sales"]', null, null, '[]', false)`)
  const sellers = await listChoices(admin, { fields: [{ type: 'retailer' }, { type: 'time_slot' }] })
  const place = { latitude: 25.2, longitude: 55.3 }
  expect(sellers.retailers).toEqual([{ value: '1', label: 'مبيعات', city: 'دبي', tags: ['sales'], place, opening_hours: JSON.parse(hours), country: '' }])
  const { retailers } = await listChoices(admin, { fields: [{ type: 'retailer', retailer_tag: 'service' }] })
  expect(retailers).toEqual([{ value: '2', label: 'صيانة', city: '', tags: ['service'], place: null, opening_hours: [], country: '' }])
})

test('a holiday is told of until its last day is over, by the clock of its country', async () => {
  await db.execute(sql`insert into retailer (id, name, dealer_code, country, tag_class) values (9, 'معرض نيويورك', 'NY', 'US', '["sales"]')`)
  // In Dubai the fifteenth has begun.
  const ctx = { ...admin, clock: { now: () => new Date('2026-05-14T22:00:00Z') } }
  const holidays = ['2026-05-13', '2026-05-14', '2026-05-15'].map((day) => ({ from: day, to: day, name: day }))
  const us = { country: 'US', time_zone: 'America/New_York', weekend: [], holidays }
  const visits = { noticeMinutes: 0, horizonDays: 30 }
  const clocks = { timeZone: 'Asia/Dubai', markets: { list: [us], home: { weekend: [], holidays } } }
  const retailer: FormField = { id: 'retailer', name: 'retailer', type: 'retailer', label: { ar: 'المعرض' } }
  const choices = await listChoices(ctx, { fields: [retailer] }, { visits, clocks })
  const namesOf = (days: { holidays: readonly { name: string }[] } | null | undefined) => days?.holidays.map((holiday) => holiday.name)
  expect(namesOf(choices.visits?.markets.home)).toEqual(['2026-05-15'])
  expect(namesOf(choices.visits?.markets.list[0])).toEqual(['2026-05-14', '2026-05-15'])
})

test('[C-066] the starter forms of the demo are valid, and what comes after them has an id of its own', async () => {
  await seedForms(admin, starterForms)
  await seedForms(admin, starterForms)
  const listed = await listForms(admin)
  expect(listed.ok && listed.value.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  expect((await aForm()).id).toBe(7)
})

describe('the draft of a form', () => {
  const crm = { id: 'crm', kind: 'webhook' as const, name: 'CRM', url: 'https://crm.example.com/leads', enabled: true }
  const kept = async (id: number, changed: FormDraft, { ctx = admin, revision = null as number | null } = {}) =>
    saveFormDraft(ctx, { id, revision, draft: changed })

  test('[C-209] is kept and read by staff; visitors get the form as it was until it is published', async () => {
    const { id } = await aForm()
    expect(await kept(id, draft([name], { name: 'مسودة', active: false }), { ctx: editor, revision: 1 })).toMatchObject({
      ok: true,
      value: { name: 'استفسار', active: true, version: 1, revision: 2, draft: { name: 'مسودة', active: false } },
    })
    expect(await findForm(editor, id)).toMatchObject({ ok: true, value: { draft: { name: 'مسودة' } } })
    expect(await findPublicForm(admin, id)).toMatchObject({ name: 'استفسار', version: 1 })
    expect(await listFormHistory(editor, id)).toMatchObject({ ok: true, value: [{ version: 1 }] })
    const published = await publishFormDraft(editor, { id, revision: 2 })
    expect(published).toMatchObject({ ok: true, value: { name: 'مسودة', active: false, version: 2, revision: 3, draft: null } })
    expect(await findForm(admin, id)).toMatchObject({ value: { name: 'مسودة' } })
    expect(await publishFormDraft(editor, { id, revision: 3 })).toMatchObject({ ok: true, value: { version: 2, revision: 3 } })
  })

  test('is refused like a save: to strangers, at an old revision, with an id of another kind, and with receivers that one may not connect', async () => {
    const { id } = await aForm()
    expect(await kept(id, draft(), { ctx: { ...admin, staff: null } })).toMatchObject({ code: 'forbidden' })
    expect(await kept(id, draft([name], { integrations: [crm] }), { ctx: editor })).toMatchObject({ code: 'forbidden' })
    expect(await kept(id, draft(), { revision: 7 })).toMatchObject({ code: 'stale' })
    expect(await kept(id, draft([{ ...name, type: 'email' }]))).toMatchObject({ code: 'invalid', fields: { 'fields.0.id': ['id_of_another_kind'] } })
    expect(await kept(id + 1, draft())).toMatchObject({ code: 'gone' })
    expect(await findForm(admin, id)).toMatchObject({ value: { revision: 1, draft: null } })
  })

  test('may be unfinished, and is published only once it is not: to nobody without the right, at its revision, of a form that there is', async () => {
    const { id } = await aForm()
    const choice: FormField = { id: 'car', name: '', type: 'select', label: { ar: 'السيارة ' }, options: [{ value: '', label: { ar: '' } }] }
    const unfinished = UnfinishedForm.parse({ ...draft([name]), name: '', fields: [name, choice] })
    expect(await kept(id, unfinished)).toMatchObject({ ok: true, value: { draft: { name: '', fields: [name, choice] } } })
    expect(await publishFormDraft(editor, { id, revision: 2 })).toMatchObject({
      code: 'invalid',
      fields: { name: [expect.any(String)], 'fields.1.name': ['not_an_id'], 'fields.1.options.0.value': [expect.any(String)] },
    })
    await kept(id, draft([name, { ...choice, name: 'car', options: [{ value: 'd', label: { ar: 'ديفندر' } }] }]))
    expect(await publishFormDraft({ ...admin, staff: null }, { id, revision: 3 })).toMatchObject({ code: 'forbidden' })
    expect(await publishFormDraft(editor, { id, revision: 2 })).toMatchObject({ code: 'stale', current: { revision: 3 } })
    expect(await publishFormDraft(editor, { id: id + 1, revision: null })).toMatchObject({ code: 'gone' })
    const published = await publishFormDraft(editor, { id, revision: 3 })
    expect(published).toMatchObject({ ok: true, value: { fields: [name, { label: { ar: 'السيارة' } }], draft: null } })
  })

  test('is on record when it begins and when it is thrown away, not with each save between', async () => {
    const { id } = await aForm()
    const { rows: before } = await db.execute(sql`select from audit_entry where subject = ${String(id)} and action like 'form.draft%'`)
    for (const title of ['م', 'مس', 'مسودة']) await kept(id, draft([name], { name: title }))
    await kept(id, draft())
    await kept(id, draft())
    const { rows } = await db.execute(sql`select action from audit_entry where subject = ${String(id)} and action like 'form.draft%' order by id`)
    // The log keeps what other tests did to forms of this number.
    expect(rows.map(({ action }) => action).slice(before.length)).toEqual(['form.draft_saved', 'form.draft_discarded'])
  })

  test('is none when it equals what visitors get, and can be thrown away', async () => {
    const { id } = await aForm()
    expect(await kept(id, draft())).toMatchObject({ value: { draft: null } })
    await kept(id, draft([name], { name: 'مسودة' }))
    expect(await discardFormDraft({ ...admin, staff: null }, id)).toMatchObject({ code: 'forbidden' })
    expect(await discardFormDraft(editor, id)).toMatchObject({ ok: true, value: { name: 'استفسار', draft: null, revision: 4 } })
    expect(await discardFormDraft(editor, id)).toMatchObject({ ok: true, value: { revision: 4 } })
  })

  test('stays when a program replaces what visitors get', async () => {
    const { id } = await aForm()
    await kept(id, draft([name], { name: 'مسودة' }))
    expect(await saved(id, draft([name], { name: 'من برنامج' }))).toMatchObject({ name: 'من برنامج', draft: { name: 'مسودة' } })
  })

  test('keeps the receivers in it when somebody publishes it who may not connect them', async () => {
    const { id } = await aForm()
    await kept(id, draft([name], { name: 'مسودة', integrations: [crm] }))
    const published = await publishFormDraft(editor, { id, revision: 2 })
    expect(published).toMatchObject({ value: { name: 'مسودة', integrations: [], draft: { name: 'مسودة', integrations: [crm] } } })
  })

  test('holds pictures that count as used, and no markup that may not be drawn', async () => {
    const { id } = await aForm()
    const text: FormField = {
      id: 'note',
      name: 'note',
      type: 'html',
      label: { ar: '' },
      html: { ar: '<img src="/media/api/v2/images/77/x.jpg"><script>1</script>' },
    }
    const outcome = await kept(id, draft([name, text]))
    expect(JSON.stringify(outcome)).not.toContain('script')
    expect(await findFormsWithMedia(db, '/media/api/v2/images/77')).toEqual([{ id, name: 'استفسار' }])
  })
})

test('the history of a form says who published which version when, newest first, and what it was', async () => {
  const { id } = await aForm()
  await saveForm(editor, { id, revision: 1, draft: draft([name], { name: 'ثانٍ' }) })
  expect(await listFormHistory(editor, id)).toEqual({
    ok: true,
    value: [
      { version: 2, author: 'محرر', created_at: '2026-05-15T08:00:00.000Z' },
      { version: 1, author: 'اختبار', created_at: '2026-05-15T08:00:00.000Z' },
    ],
  })
  expect(await findFormOfHistory(editor, id, 1)).toMatchObject({ ok: true, value: { name: 'استفسار', fields: [name] } })
  expect(await findFormOfHistory(editor, id, 3)).toMatchObject({ code: 'gone' })
  for (const stranger of [listFormHistory({ ...admin, staff: null }, id), findFormOfHistory({ ...admin, staff: null }, id, 1)])
    expect(await stranger).toMatchObject({ code: 'forbidden' })
})
