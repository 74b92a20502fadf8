import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { FormDraft, type FormField } from '#domains/forms/index.ts'
import {
  asksForVerifiedPhone,
  cancelFormPlan,
  createForm,
  deleteForm,
  discardFormDraft,
  duplicateForm,
  emptyBinOfForms,
  exportForm,
  findForm,
  findFormOfHistory,
  findFormOfLeads,
  findFormVersion,
  findPublicForm,
  findRetentions,
  listBinnedForms,
  listFormHistory,
  listFormLinks,
  listFormNames,
  listForms,
  listIntegrations,
  listReceivers,
  planForm,
  publishFormDraft,
  restoreForm,
  saveForm,
  saveFormDraft,
  saveIntegrations,
  seedForms,
} from '#domains/forms/index.server.ts'
import { auditedSince } from '#tests/support/records/test-pages.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { JobDraft } from '#platform/jobs/jobs.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { formsJobKinds, jobOfPlan } from '../jobs.server.ts'

const { db } = await testDatabase()
const started = new Date('2026-05-15T08:00:00Z')
const time = { now: started }
const admin: Ctx = { db, clock: { now: () => time.now }, log: quietLog, staff: { id: 'user:1', name: 'سارة', role: 'admin' } }
const editor: Ctx = { ...admin, staff: { id: 'user:2', name: 'محرر', role: 'editor' } }
const visitor: Ctx = { ...admin, staff: null }
const daysLater = (days: number) => new Date(started.getTime() + days * 86_400_000)

const name: FormField = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }
const phone: FormField = { id: 'phone', name: 'phone', type: 'phone', label: { ar: 'الجوال' }, verify: true }
const crm = { id: 'crm', kind: 'webhook' as const, name: 'CRM', url: 'https://crm.example.com/leads', enabled: true }
const draft = (title: string, changes: object = {}) => FormDraft.parse({ name: title, fields: [name, phone], ...changes })
const thanks = { ...draft('س').settings, thank_you: { heading: { ar: 'شكرًا' }, text: { ar: '' }, redirect_url: '/thanks' } }

function got<Value>(outcome: { ok: true; value: Value } | { ok: false; code: string }): Value {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

/** A form with a receiver, two versions and a draft. */
async function aForm(changes: object = {}) {
  const { id } = got(await createForm(admin, draft('أول', { integrations: [crm], settings: thanks, ...changes })))
  got(await saveForm(admin, { id, revision: null, draft: draft('استفسار', { settings: thanks, ...changes }) }))
  return got(await saveFormDraft(admin, { id, revision: null, draft: draft('مسودة', { settings: thanks, ...changes }) }))
}
const deleted = async (id: number) => got(await deleteForm(admin, { id, revision: null }))
const leadOf = (id: number) =>
  db.execute(sql`insert into lead (form_id, form_version, key, state, attributes, locale) values (${id}, 1, 'k', 'new', '{}', 'ar') returning id`)
const countOf = async (table: string) => Number((await db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`))).rows[0]?.n)
const announced = () => countOf(`content_change where scope = 'forms'`)

beforeEach(async () => {
  time.now = started
  await db.execute(sql`truncate form, form_version, binned_form, lead restart identity cascade`)
})

describe('a deleted form', () => {
  test('is nowhere: not for visitors, by its address, in lists, in its history, as a file or as a receiver', async () => {
    const { id } = await aForm()
    const before = await announced()
    await deleted(id)
    expect([await findPublicForm(visitor, id), await asksForVerifiedPhone(db, id)]).toEqual([null, false])
    expect([await listForms(admin), await listFormLinks(db), await listReceivers(db)]).toEqual([{ ok: true, value: [] }, [], []])
    for (const refused of [
      await findForm(admin, id),
      await listFormHistory(admin, id),
      await findFormOfHistory(admin, id, 1),
      await exportForm(admin, id),
      await duplicateForm(admin, id),
      await listIntegrations(admin, id),
    ])
      expect(refused).toEqual({ ok: false, code: 'gone' })
    expect(await announced()).toBe(before + 1)
  })

  test('stands in the bin with what it is, who deleted it, when, and until when it is kept, the latest first', async () => {
    const [first, second] = [await aForm(), await aForm()]
    await deleted(first.id)
    time.now = daysLater(1)
    await deleted(second.id)
    expect(got(await listBinnedForms(editor))).toEqual([
      { ...second, binned_at: daysLater(1).toISOString(), binned_by: 'سارة', kept_until: daysLater(31).toISOString() },
      { ...first, binned_at: started.toISOString(), binned_by: 'سارة', kept_until: daysLater(30).toISOString() },
    ])
    expect(await listBinnedForms(visitor)).toMatchObject({ code: 'forbidden' })
  })

  test('is refused to whoever may not delete, and at a revision that is over; deleted twice it is deleted once', async () => {
    const { id, revision } = await aForm()
    expect(await deleteForm(editor, { id, revision: null })).toMatchObject({ code: 'forbidden' })
    expect(await deleteForm(admin, { id, revision: revision - 1 })).toMatchObject({ code: 'stale', current: { id, revision } })
    got(await deleteForm(admin, { id, revision }))
    time.now = daysLater(1)
    expect(await deleteForm(admin, { id, revision: null })).toEqual({ ok: false, code: 'gone' })
    expect(got(await listBinnedForms(admin))).toMatchObject([{ id, binned_at: started.toISOString() }])
  })

  test('takes nothing that is written to it, and says that it lies in the bin; one that was never there is gone', async () => {
    const { id } = await aForm()
    await deleted(id)
    const writes = async (of: number) => [
      await saveFormDraft(editor, { id: of, revision: null, draft: draft('x') }),
      await saveForm(editor, { id: of, revision: null, draft: draft('x') }),
      await publishFormDraft(editor, { id: of, revision: null }),
      await discardFormDraft(editor, of),
      await planForm(editor, { id: of, revision: null, runAt: daysLater(1), enqueue: async () => undefined }),
      await cancelFormPlan(editor, of),
      await saveIntegrations(admin, of, []),
    ]
    for (const refused of await writes(id)) expect(refused).toEqual({ ok: false, code: 'in_bin' })
    for (const refused of await writes(id + 1)) expect(refused).toEqual({ ok: false, code: 'gone' })
    expect(await findFormOfLeads(db, id)).toMatchObject({ draft: { name: 'مسودة' }, integrations: [crm] })
  })

  test('leaves what its leads are read with: its versions, its name, its receivers, and how long leads are kept', async () => {
    const { id } = await aForm({ settings: { ...thanks, retention_days: 60 } })
    await leadOf(id)
    await deleted(id)
    expect(await countOf('lead')).toBe(1)
    expect(await findFormVersion(db, id, 1)).toMatchObject({ name: 'أول', fields: [name, phone] })
    expect((await listFormNames(db)).get(id)).toBe('استفسار')
    expect(await findFormOfLeads(db, id)).toMatchObject({ id, name: 'استفسار', integrations: [crm] })
    expect(await findRetentions(db)).toEqual([{ formId: id, retentionDays: 60 }])
  })

  test('is not published by a plan that was made before, neither in the bin nor after it', async () => {
    const { id } = await aForm()
    const queue: JobDraft[] = []
    got(await planForm(admin, { id, revision: null, runAt: daysLater(1), enqueue: async (_tx, plan) => void queue.push(jobOfPlan(plan)) }))
    const [job] = formsJobKinds({ ctx: visitor })
    await deleted(id)
    time.now = daysLater(2)
    for (const { data } of queue) await job?.run({ id: '1', data })
    expect([await job?.waiting?.(), await findForm(admin, id)]).toEqual([[], { ok: false, code: 'gone' }])
    got(await restoreForm(admin, id))
    for (const { data } of queue) await job?.run({ id: '1', data })
    expect(got(await findForm(admin, id))).toMatchObject({ name: 'استفسار', planned: null, draft: { name: 'مسودة' } })
  })
})

describe('a restored form', () => {
  test('has its id, its draft, its versions and its receivers again, hidden until somebody publishes it', async () => {
    const form = await aForm()
    const history = got(await listFormHistory(admin, form.id))
    await deleted(form.id)
    const audited = await auditedSince(db)
    const before = await announced()
    time.now = daysLater(1)
    const restored = got(await restoreForm(admin, form.id))
    expect(restored).toEqual({ ...form, active: false, revision: form.revision + 1, updated_at: daysLater(1).toISOString() })
    expect(await findPublicForm(visitor, form.id)).toBeNull()
    expect(got(await listFormHistory(admin, form.id))).toEqual(history)
    expect(await audited()).toMatchObject([{ action: 'form.undeleted', subject: String(form.id), actorName: 'سارة' }])
    expect([await announced(), await listBinnedForms(admin)]).toEqual([before + 1, { ok: true, value: [] }])
    got(await publishFormDraft(editor, { id: form.id, revision: null }))
    expect(await findPublicForm(visitor, form.id)).toMatchObject({ name: 'مسودة', version: form.version + 1 })
  })

  test('without a draft has one that shows it to visitors again; a hidden one is as it was', async () => {
    const shown = got(await createForm(admin, draft('ظاهر')))
    const hidden = got(await createForm(admin, draft('مخفي', { active: false })))
    for (const { id } of [shown, hidden]) await deleted(id)
    expect(got(await restoreForm(admin, shown.id))).toMatchObject({ active: false, draft: { name: 'ظاهر', active: true, fields: shown.fields } })
    expect(got(await restoreForm(admin, hidden.id))).toMatchObject({ active: false, draft: null })
    expect(got(await publishFormDraft(editor, { id: shown.id, revision: null }))).toMatchObject({ active: true, version: 1, draft: null })
  })

  test('is restored by whoever may delete it, and once; its number is nobody else’s meanwhile', async () => {
    const { id } = await aForm()
    await deleted(id)
    expect((await aForm()).id).toBe(id + 1)
    await seedForms(admin, [{ ...draft('بذرة'), id }])
    expect((await aForm()).id).toBe(id + 2)
    expect(await restoreForm(editor, id)).toMatchObject({ code: 'forbidden' })
    expect(got(await restoreForm(admin, id))).toMatchObject({ id, name: 'استفسار' })
    expect(await restoreForm(admin, id)).toEqual({ ok: false, code: 'gone' })
  })

  test('that was deleted before the table of forms had all of its columns gets their defaults', async () => {
    const { id } = await aForm()
    await deleted(id)
    await db.execute(sql`update binned_form set columns = columns - 'integrations' || '{"left_column": 1}'`)
    expect(got(await restoreForm(admin, id))).toMatchObject({ id, integrations: [] })
  })
})

describe('after 30 days', () => {
  test('a deleted form can no longer be restored, and is removed for good with its versions, which the audit log says', async () => {
    const { id } = await aForm()
    await deleted(id)
    time.now = daysLater(30)
    expect([await emptyBinOfForms(visitor), got(await listBinnedForms(admin)).length]).toEqual([0, 1])
    time.now = new Date(daysLater(30).getTime() + 1)
    expect(await listBinnedForms(admin)).toEqual({ ok: true, value: [] })
    expect(await restoreForm(admin, id)).toEqual({ ok: false, code: 'gone' })
    expect(await saveFormDraft(admin, { id, revision: null, draft: draft('x') })).toEqual({ ok: false, code: 'gone' })
    const audited = await auditedSince(db)
    expect(await emptyBinOfForms(visitor)).toBe(1)
    expect(await audited()).toMatchObject([{ action: 'form.removed', subject: String(id) }])
    expect([await countOf('binned_form'), await countOf('form_version')]).toEqual([0, 0])
  })

  test('a form with leads stays for them alone, and others are removed all the same', async () => {
    const [withLead, without] = [await aForm(), await aForm()]
    await leadOf(withLead.id)
    for (const { id } of [withLead, without]) await deleted(id)
    time.now = daysLater(31)
    expect(await emptyBinOfForms(visitor)).toBe(1)
    expect(await restoreForm(admin, withLead.id)).toEqual({ ok: false, code: 'gone' })
    expect([await findFormVersion(db, withLead.id, 1), await findFormOfLeads(db, withLead.id)]).toMatchObject([{ name: 'أول' }, { id: withLead.id }])
    await db.execute(sql`delete from lead`)
    expect([await emptyBinOfForms(visitor), await countOf('form_version')]).toEqual([1, 0])
  })
})

describe('the build before', () => {
  test('deletes a form with its versions, as it did, and is refused one with leads', async () => {
    const [withLead, without] = [await aForm(), await aForm()]
    await leadOf(withLead.id)
    await db.execute(sql`delete from form where id = ${without.id}`)
    expect(await countOf(`form_version where form_id = ${without.id}`)).toBe(0)
    await expect(db.execute(sql`delete from form where id = ${withLead.id}`)).rejects.toMatchObject({ cause: { constraint: 'lead_form_version_fk' } })
    expect(await findForm(admin, withLead.id)).toMatchObject({ ok: true })
  })
})
