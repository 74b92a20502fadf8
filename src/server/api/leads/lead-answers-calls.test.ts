import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerLead, listDueTasks, readContactHistory } from '#domains/leads/index.server.ts'
import type { Staff } from '#kernel/staff.ts'
import { aField, leadsOfTest } from '#tests/support/records/a-lead.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call, post, put, remove, audited } = apiCaller(services)
const { db } = services.database
const { emptied, aForm, aLead } = leadsOfTest(services)
const layla: Staff = { id: 'user:5', name: 'ليلى', role: 'sales' }
const as = (staff: Staff) => ({ ...services.staffCtx, staff })
const ofDubai: Staff = { id: 'user:6', name: 'هدى', role: 'retailer', retailers: [7] }

let formId = 0
let count = 0
const key = () => {
  count += 1
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
}
beforeEach(async () => {
  await emptied()
  await db.execute(sql`truncate answer_template restart identity`)
  await db.execute(sql`update retailer set email = 'dubai@example.com' where id = 7`)
  formId = await aForm({
    fields: [aField('name', 'text'), aField('email', 'email'), aField('phone', 'phone'), aField('retailer', 'retailer'), aField('model', 'text')],
  })
})
const sara = { name: 'سارة', email: 'sara@example.com', phone: '+971501234567', retailer: '7', model: 'ديفندر 110' }
const lead = async (id: number) => (await call(`/api/leads/${id}`)).json.data
const eventsOf = async (id: number) => (await lead(id)).events.filter(({ type }: { type: string }) => ['answered', 'state', 'task', 'task_done'].includes(type))
const mailsOf = async (id: number) =>
  (
    await db.execute<{ key: string; state: string; payload: Record<string, unknown> }>(
      sql`select key, state, payload from delivery where subject_id = ${String(id)} and key like 'lead:%:answer:%' order by id`,
    )
  ).rows

describe('an answer', () => {
  test('by mail goes out once, as the retailer and with its address for the reply, is in the history with who and when, and stops the clock', async () => {
    const id = await aLead(sara, { formId })
    services.time.now = new Date('2026-05-15T08:20:00Z')
    const body = { channel: 'mail', key: key(), subject: 'موعدكم', text: 'تحية طيبة، سارة <b>&</b>\nنراكم غدًا.' }
    const answers = await Promise.all([post(`/api/leads/${id}/answers`, body), post(`/api/leads/${id}/answers`, body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await post(`/api/leads/${id}/answers`, body)).toMatchObject({ status: 200 })
    const whole = await lead(id)
    expect(whole).toMatchObject({ state: 'contacted', answered_at: '2026-05-15T08:20:00.000Z' })
    expect(await eventsOf(id)).toMatchObject([
      { type: 'answered', actor: 'api', at: '2026-05-15T08:20:00.000Z', detail: { channel: 'mail', subject: 'موعدكم', text: body.text } },
      { type: 'state', detail: { from: 'new', to: 'contacted' } },
    ])
    const mails = await mailsOf(id)
    expect(mails).toMatchObject([
      {
        key: `lead:${id}:answer:${body.key}`,
        payload: {
          mail: 'lead_answer',
          to: 'sara@example.com',
          replyTo: 'dubai@example.com',
          fromName: 'معرض دبي',
          language: 'ar',
          props: { text: body.text },
        },
      },
    ])
    // Deleting the lead takes its answers along.
    await remove(`/forms_api/forms/${formId}/leads/${id}`)
    expect(await mailsOf(id)).toEqual([])
  })

  test('the clock keeps the first answer; a later one leaves the state of a lead that is further on', async () => {
    const id = await aLead(sara, { formId })
    await post(`/api/leads/${id}/answers`, { channel: 'whatsapp', key: key(), text: 'أ' })
    const { answered_at, version } = await lead(id)
    await put(`/api/leads/${id}`, { state: 'won' }, version)
    services.time.now = new Date('2026-05-16T08:00:00Z')
    await post(`/api/leads/${id}/answers`, { channel: 'call', key: key(), result: 'reached', text: 'شكرنا' })
    expect(await lead(id)).toMatchObject({ state: 'won', answered_at })
    expect((await eventsOf(id)).map(({ type, detail }: { type: string; detail: { channel?: string } }) => detail.channel ?? type)).toEqual([
      'whatsapp',
      'state',
      'state',
      'call',
    ])
  })

  test('a call that reached nobody is noted and stops nothing', async () => {
    const id = await aLead(sara, { formId })
    for (const result of ['no_answer', 'wrong_number']) await post(`/api/leads/${id}/answers`, { channel: 'call', key: key(), result })
    expect(await lead(id)).toMatchObject({ state: 'new', answered_at: null })
    expect((await eventsOf(id)).map(({ detail }: { detail: { result: string } }) => detail.result)).toEqual(['no_answer', 'wrong_number'])
  })

  test('is refused for a lead that is held back, without an address, of another retailer, and to those who do not work leads', async () => {
    const heldLead = await aLead(sara, { formId, isHeldBack: true })
    const bare = await aLead({ name: 'بلا عنوان' }, { formId })
    const id = await aLead({ ...sara, retailer: '8' }, { formId })
    const mail = () => ({ channel: 'mail' as const, key: key(), subject: 'س', text: 'ن' })
    expect((await post(`/api/leads/${heldLead}/answers`, mail())).json.error).toMatchObject({ status: 409, code: 'not_open' })
    expect((await post(`/api/leads/${bare}/answers`, mail())).json.error).toMatchObject({ status: 409, code: 'no_address' })
    expect((await post(`/api/leads/${bare}/answers`, { channel: 'whatsapp', key: key(), text: 'ن' })).status).toBe(409)
    expect((await post(`/api/leads/${id}/answers`, { channel: 'mail', key: key(), subject: ' ', text: 'ن' })).status).toBe(422)
    expect(await answerLead(as(ofDubai), id, mail())).toMatchObject({ ok: false, code: 'gone' })
    expect(await answerLead(as({ id: 'user:1', name: 'م', role: 'editor' }), id, mail())).toMatchObject({ ok: false, code: 'forbidden' })
    expect([await mailsOf(id), (await lead(id)).state]).toEqual([[], 'new'])
  })

  test('is offered with the templates in their order and in the language of the lead, filled with its name, car, retailer, adviser and number', async () => {
    const id = await aLead(sara, { formId })
    const usual = (await call(`/api/leads/${id}/answers`)).json.data
    expect(usual).toMatchObject({ name: 'سارة', email: 'sara@example.com', reply_to: 'dubai@example.com', retailer: 'معرض دبي', time_zone: 'Asia/Dubai' })
    expect(usual.texts).toHaveLength(1)
    expect(usual.texts[0].text).toContain('تحية طيبة، سارة')
    await post('/api/answer_templates', { name: 'ثانٍ', position: 2, text_en: 'Only English' })
    const { json } = await post('/api/answer_templates', {
      name: 'أول',
      position: 1,
      subject_ar: 'بخصوص {model}',
      text_ar: '{name}\n{retailer}\n{adviser}\n{number}',
    })
    expect((await call(`/api/leads/${id}/answers`)).json.data.texts).toEqual([
      { id: json.data.id, name: 'أول', subject: 'بخصوص ديفندر 110', text: `سارة\nمعرض دبي\napi\n${id}` },
      { id: expect.any(Number), name: 'ثانٍ', subject: '', text: 'Only English' },
    ])
  })
})

describe('templates', () => {
  test('are added, changed from their version, and deleted, each with its entry in the log; an unknown field is refused', async () => {
    const entries = await audited(async () => {
      const { json } = await post('/api/answer_templates', { name: 'أ', text_ar: '{name}' })
      const { id, version } = json.data
      expect((await put(`/api/answer_templates/${id}`, { name: 'ب', text_ar: '{price}' }, version)).status).toBe(422)
      expect((await put(`/api/answer_templates/${id}`, { name: 'ب', text_ar: '{model}' }, version)).json.data).toMatchObject({ name: 'ب', version: '2' })
      expect((await put(`/api/answer_templates/${id}`, { name: 'ج', text_ar: 'ن' }, version)).status).toBe(412)
      expect((await remove(`/api/answer_templates/${id}`)).status).toBe(204)
    })
    expect(entries.map(({ action }) => action)).toEqual(['answer_template.created', 'answer_template.changed', 'answer_template.deleted'])
  })
})

describe('a task', () => {
  test('is set by the clock of the retailer, stands on the first screen of its day for whoever set it, and is done once', async () => {
    await db.execute(sql`update retailer set country = 'SA' where id = 8`)
    const id = await aLead({ ...sara, retailer: '8' }, { formId })
    const { time_zone: zone } = (await call(`/api/leads/${id}/tasks`)).json.data
    expect(zone).toBe('Asia/Riyadh')
    for (const _ of ['pressed', 'pressed again'])
      expect((await post(`/api/leads/${id}/tasks`, { text: 'معاودة الاتصال', due: '2026-05-16T10:00' })).status).toBe(200)
    expect((await call(`/api/leads/${id}/tasks`)).json.data.tasks).toHaveLength(1)
    const [task] = (await call(`/api/leads/${id}/tasks`)).json.data.tasks
    expect(task.due_at).toBe('2026-05-16T07:00:00.000Z')
    expect((await post(`/api/leads/${id}/tasks`, { text: 'س', due: '2026-05-15T08:00' })).status).toBe(422)
    const dueIds = async () => (await call('/api/dashboard')).json.data.tasks.tasks.map((one: { id: number }) => one.id)
    expect(await dueIds()).toEqual([])
    services.time.now = new Date('2026-05-16T05:00:00Z')
    expect(await dueIds()).toEqual([task.id])
    await post(`/api/leads/${id}/tasks/${task.id}/done`, {})
    await post(`/api/leads/${id}/tasks/${task.id}/done`, {})
    expect(await dueIds()).toEqual([])
    expect((await eventsOf(id)).map(({ type }: { type: string }) => type)).toEqual(['task', 'task_done'])
    expect((await call(`/api/leads/${id}/tasks`)).json.data.tasks).toMatchObject([{ done_by: 'api', done_at: '2026-05-16T05:00:00.000Z' }])
  })

  test('of a colleague, or about a lead that one does not see, stands on nobody else’s screen', async () => {
    const id = await aLead({ ...sara, retailer: '8' }, { formId })
    await db.execute(sql`insert into lead_task (lead_id, text, due_at, owner_id, created_by) values
      (${id}, 'لي', '2026-05-15T09:00:00Z', 5, 'ليلى'), (${id}, 'لغيري', '2026-05-15T09:00:00Z', 9, 'نور'), (${id}, 'لأي منا', '2026-05-15T10:00:00Z', null, 'ليلى')`)
    const mine = await listDueTasks(as(layla), 'Asia/Dubai')
    expect(mine.ok && mine.value.tasks.map(({ text }) => text)).toEqual(['لي', 'لأي منا'])
    const others = await listDueTasks(as(ofDubai), 'Asia/Dubai')
    expect(others.ok && others.value).toEqual({ tasks: [], total: 0 })
  })
})

test('[C-198] what else has the address or the number of a lead is read beside it, as far as one sees leads and orders', async () => {
  const earlier = await aLead({ ...sara, model: 'ديسكفري', retailer: '8' }, { formId, at: '2026-05-10T08:00:00Z' })
  await aLead({ name: 'غيرها', email: 'other@example.com' }, { formId })
  const id = await aLead({ ...sara, phone: '' }, { formId })
  const all = (await call(`/api/leads/${id}/contact_history`)).json.data
  expect(all.leads.map((one: { id: number; car: string }) => [one.id, one.car])).toEqual([
    [id, 'ديفندر 110'],
    [earlier, 'ديسكفري'],
  ])
  expect(all.orders).toEqual([])
  const history = await readContactHistory(as(ofDubai), id)
  expect(history.ok && history.value.leads.map((one) => one.id)).toEqual([id])
  expect(await readContactHistory(as(ofDubai), earlier)).toMatchObject({ ok: false, code: 'gone' })
})
