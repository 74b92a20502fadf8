import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { FormDraft, type FormField } from '#domains/forms/index.ts'
import {
  cancelFormPlan,
  createForm,
  discardFormDraft,
  findForm,
  findPublicForm,
  listFormHistory,
  planForm,
  publishFormDraft,
  saveForm,
  saveFormDraft,
} from '#domains/forms/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { JobDraft } from '#platform/jobs/jobs.server.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { formsJobKinds, jobOfPlan } from '../jobs.server.ts'
import { form } from '../schema.server.ts'

const { db } = await testDatabase()
const log = recordingLog()
const time = { now: new Date('2026-05-15T08:00:00Z') }
const admin: Ctx = { db, clock: { now: () => time.now }, log, staff: { id: 'user:1', name: 'اختبار', role: 'admin' } }
const editor: Ctx = { ...admin, staff: { id: 'user:2', name: 'محرر', role: 'editor' } }
const nobody: Ctx = { ...admin, staff: null }
const runAt = new Date('2026-05-16T05:00:00Z')

const name: FormField = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }
const crm = { id: 'crm', kind: 'webhook' as const, name: 'CRM', url: 'https://crm.example.com/leads', enabled: true }
const draft = (title: string, changes: object = {}) => FormDraft.parse({ name: title, fields: [name], ...changes })

async function formWithDraft(changes: object = {}) {
  const created = await createForm(admin, draft('الأول'))
  if (!created.ok) throw new Error(created.code)
  const { id } = created.value
  await saveFormDraft(admin, { id, revision: null, draft: draft('الثاني', changes) })
  return id
}
/** The jobs that plans added, as the queue has them. */
const queue: JobDraft[] = []
const plan = (id: number, { ctx = editor, revision = null as number | null, at = runAt } = {}) =>
  planForm(ctx, { id, revision, runAt: at, enqueue: async (_tx, planned) => void queue.push(jobOfPlan(planned)) })
const [job] = formsJobKinds({ ctx: nobody })
/** Runs every job whose time has come, as often as a queue may: more than once. */
const lookForDue = async () => {
  for (const { data, at } of queue) if (at && at <= time.now) await job?.run({ id: '1', data })
}
const atItsTime = async () => {
  time.now = runAt
  await lookForDue()
}

beforeEach(async () => {
  time.now = new Date('2026-05-15T08:00:00Z')
  log.messages.length = 0
  queue.length = 0
  await db.execute(sql`truncate form, form_version, binned_form, lead restart identity cascade`)
})

describe('a planned publication of a form', () => {
  test('gives visitors the draft at its time, not before, once, in the name of who planned it', async () => {
    const id = await formWithDraft()
    expect(await plan(id, { revision: 2 })).toMatchObject({
      ok: true,
      value: { name: 'الأول', draft: { name: 'الثاني' }, revision: 2, planned: { run_at: runAt.toISOString(), author: 'محرر', error: '' } },
    })
    expect(queue).toEqual(await job?.waiting?.())
    time.now = new Date(runAt.getTime() - 1)
    await expect(job?.run({ id: '1', data: queue[0]?.data ?? {} })).rejects.toThrow('not due')
    expect(await findPublicForm(admin, id)).toMatchObject({ name: 'الأول', version: 1 })
    await atItsTime()
    // Two processes may look at the same minute.
    await Promise.all([lookForDue(), lookForDue()])
    expect(await findForm(editor, id)).toMatchObject({ value: { name: 'الثاني', version: 2, revision: 3, draft: null, planned: null } })
    expect(await listFormHistory(editor, id)).toMatchObject({ value: [{ version: 2, author: 'محرر' }, { version: 1 }] })
  })

  test('is of the draft as it was: what is written later stays a draft', async () => {
    const id = await formWithDraft()
    await plan(id)
    await saveFormDraft(editor, { id, revision: null, draft: draft('الثالث') })
    await atItsTime()
    expect(await findForm(editor, id)).toMatchObject({ value: { name: 'الثاني', draft: { name: 'الثالث' }, planned: null } })
  })

  test('is replaced by another one, and taken back; both are told in the audit', async () => {
    const id = await formWithDraft()
    await plan(id)
    await plan(id, { at: new Date('2026-06-01T05:00:00Z') })
    await atItsTime()
    expect(await findPublicForm(admin, id)).toMatchObject({ name: 'الأول' })
    expect(await cancelFormPlan(editor, id)).toMatchObject({ ok: true, value: { planned: null, draft: { name: 'الثاني' } } })
    expect(await cancelFormPlan(editor, id)).toMatchObject({ ok: true, value: { planned: null } })
    const { rows } = await db.execute(sql`select action, changes #>> '{run_at,1}' as at from audit_entry where action like 'form.plan%' order by id`)
    // The log keeps what other tests did.
    expect(rows.slice(-3)).toEqual([
      { action: 'form.planned', at: '2026-05-16T05:00:00.000Z' },
      { action: 'form.planned', at: '2026-06-01T05:00:00.000Z' },
      { action: 'form.plan_cancelled', at: null },
    ])
  })

  test('is done with once somebody publishes or throws the draft away, and not by a program that replaces the form', async () => {
    const id = await formWithDraft()
    await plan(id)
    await saveForm(admin, { id, revision: null, draft: draft('من برنامج') })
    expect(await findForm(editor, id)).toMatchObject({ value: { planned: { author: 'محرر' } } })
    await publishFormDraft(admin, { id, revision: null })
    expect(await findForm(editor, id)).toMatchObject({ value: { planned: null } })
    const other = await formWithDraft()
    await plan(other)
    await discardFormDraft(editor, other)
    await atItsTime()
    expect(await findForm(editor, other)).toMatchObject({ value: { name: 'الأول', planned: null } })
  })

  test('is refused to strangers, in the past, at an old revision, without a draft and of no form', async () => {
    const id = await formWithDraft()
    expect(await plan(id, { ctx: nobody })).toMatchObject({ code: 'forbidden' })
    expect(await cancelFormPlan(nobody, id)).toMatchObject({ code: 'forbidden' })
    expect(await plan(id, { at: time.now })).toMatchObject({ code: 'past', fields: { run_at: ['past'] } })
    expect(await plan(id, { revision: 1 })).toMatchObject({ code: 'stale', current: { revision: 2 } })
    expect(await plan(id + 1)).toMatchObject({ code: 'gone' })
    await saveFormDraft(editor, { id, revision: null, draft: { ...draft('الثاني'), name: '' } })
    expect(await plan(id)).toMatchObject({ code: 'invalid', fields: { name: [expect.any(String)] } })
    expect(await cancelFormPlan(editor, id + 1)).toMatchObject({ code: 'gone' })
    await discardFormDraft(editor, id)
    expect(await plan(id)).toMatchObject({ code: 'no_draft' })
  })

  test('connects receivers only if who planned it may; they wait in the draft otherwise', async () => {
    const id = await formWithDraft({ integrations: [crm] })
    await plan(id, { ctx: editor })
    await atItsTime()
    expect(await findForm(admin, id)).toMatchObject({ value: { name: 'الثاني', integrations: [], draft: { integrations: [crm] } } })
    time.now = new Date('2026-05-16T06:00:00Z')
    await plan(id, { ctx: admin, at: new Date('2026-05-17T05:00:00Z') })
    time.now = new Date('2026-05-17T05:00:00Z')
    await lookForDue()
    expect(await findForm(admin, id)).toMatchObject({ value: { integrations: [crm], draft: null } })
  })

  test('that does not fit any more says why, holds up no other, and is not tried again by itself', async () => {
    const id = await formWithDraft()
    await plan(id)
    // An id that another kind of field has had since.
    await saveForm(admin, { id, revision: null, draft: draft('من برنامج', { fields: [{ ...name, id: 'mail', name: 'mail', type: 'email' }] }) })
    await db.update(form).set({ plan: sql`jsonb_set(plan, '{content,fields,0,id}', '"mail"')` }).where(eq(form.id, id))
    const other = await formWithDraft()
    await plan(other)
    await atItsTime()
    await lookForDue()
    expect(await findForm(editor, id)).toMatchObject({
      value: { name: 'من برنامج', draft: { name: 'الثاني' }, planned: { run_at: runAt.toISOString(), error: 'id_of_another_kind' } },
    })
    expect(await findPublicForm(admin, other)).toMatchObject({ name: 'الثاني' })
    expect(log.messages).toEqual(['a planned form could not be published'])
    expect(await job?.waiting?.()).toEqual([])
  })

  test('that the queue gave up says why', async () => {
    const id = await formWithDraft()
    await plan(id)
    await job?.giveUp?.({ data: queue[0]?.data ?? {}, error: 'انقطع "الاتصال"' })
    expect(await findForm(editor, id)).toMatchObject({ value: { name: 'الأول', planned: { error: 'انقطع "الاتصال"' } } })
    await plan(id, { at: new Date('2026-05-20T05:00:00Z') })
    expect(await findForm(editor, id)).toMatchObject({ value: { planned: { error: '' } } })
  })
})
