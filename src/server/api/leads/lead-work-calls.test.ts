import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call, post, put, audited } = apiCaller(services)
const { db } = services.database
const { emptied, aForm, aLead, aColleague } = leadsOfTest(services)

let formId = 0
beforeEach(async () => {
  await emptied()
  await db.execute(sql`delete from staff_user`)
  formId = await aForm()
})
const lead = async (id: number) => (await call(`/api/leads/${id}`)).json.data
const eventsOf = async (id: number) => (await lead(id)).events.map(({ type }: { type: string }) => type)
const idsOf = (leads: { id: number }[]) => leads.map(({ id }) => id)

describe('many leads at once', () => {
  test('are moved on and given to somebody, each with its own entry in timeline and audit log; a refused one keeps none of the others', async () => {
    const owner = await aColleague('هدى')
    const [first, second] = [await aLead({ name: 'أ' }, { formId }), await aLead({ name: 'ب' }, { formId })]
    const heldBack = await aLead({ name: 'ج' }, { formId, isHeldBack: true })
    const entries = await audited(async () => {
      const { json } = await post('/api/leads/change_many', { ids: [first, heldBack, second, 999], change: { state: 'contacted', owner_id: owner } })
      expect(json.data).toEqual({
        done: [first, second],
        unchanged: [],
        refused: [
          { id: heldBack, code: 'no_such_move' },
          { id: 999, code: 'gone' },
        ],
      })
    })
    expect(entries.map(({ action, subject, changes }) => [action, subject, changes])).toEqual(
      [first, second].map((id) => ['lead.changed', String(id), { state: ['new', 'contacted'], owner_id: [null, owner] }]),
    )
    expect(await lead(first)).toMatchObject({ state: 'contacted', owner_id: owner, answered_at: services.time.now.toISOString() })
    expect(await eventsOf(second)).toEqual(['received', 'held_back', 'released', 'state', 'owner', 'opened'])
    expect((await lead(heldBack)).state).toBe('suspected')
  })

  test('are changed once: the same request again changes and writes nothing', async () => {
    const id = await aLead({ name: 'أ' }, { formId })
    await post('/api/leads/change_many', { ids: [id], change: { state: 'contacted' } })
    const { version } = await lead(id)
    services.time.now = new Date('2026-05-16T08:00:00Z')
    const entries = await audited(async () => {
      expect((await post('/api/leads/change_many', { ids: [id, id], change: { state: 'contacted' } })).json.data).toEqual({
        done: [],
        unchanged: [id],
        refused: [],
      })
    })
    expect([entries, (await lead(id)).version]).toEqual([[], version])
  })

  test('are deleted, each with its entry in the audit log; one that no longer exists is reported', async () => {
    const [first, second] = [await aLead({ name: 'أ' }, { formId }), await aLead({ name: 'ب' }, { formId })]
    const entries = await audited(async () => {
      expect((await post('/api/leads/delete_many', { ids: [first] })).json.data).toEqual({ done: [first], unchanged: [], refused: [] })
      const again = await post('/api/leads/delete_many', { ids: [first, second] })
      expect(again.json.data).toEqual({ done: [second], unchanged: [], refused: [{ id: first, code: 'gone' }] })
    })
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['lead.deleted', String(first)],
      ['lead.deleted', String(second)],
    ])
  })

  test('have an owner who sees them, and nobody else', async () => {
    const [dubai, riyadh] = [await aColleague('دبي', { role: 'retailer', retailers: [7] }), await aColleague('الرياض', { role: 'retailer', retailers: [8] })]
    const visitor = await aColleague('زائر', { role: 'visitor' })
    const id = await aLead({ name: 'أ', retailer: '7' }, { formId })
    const codes = []
    for (const owner_id of [riyadh, visitor, 9999, dubai, null]) {
      const { done, refused } = (await post('/api/leads/change_many', { ids: [id], change: { owner_id } })).json.data
      codes.push(done.length === 1 ? 'done' : refused[0]?.code)
    }
    expect(codes).toEqual(['no_such_owner', 'no_such_owner', 'no_such_owner', 'done', 'done'])
    expect((await put(`/api/leads/${id}`, { owner_id: riyadh }, (await lead(id)).version)).status).toBe(422)
    expect((await call('/api/lead_owners')).json.data).toEqual([
      { id: riyadh, name: 'الرياض' },
      { id: dubai, name: 'دبي' },
    ])
  })
})

describe('leads of one person', () => {
  const person = { email: 'sara@example.com', phone: '+971501234567' }

  test('are known by address or number, and merged: the list shows one, which has the timelines of all', async () => {
    const first = await aLead({ name: 'سارة', ...person }, { formId })
    const byMail = await aLead({ email: person.email }, { formId, at: '2026-05-16T08:00:00Z' })
    const byPhone = await aLead({ phone: '050 123 4567' }, { formId })
    const other = await aLead({ email: 'other@example.com' }, { formId })
    expect((await lead(first)).same_person).toEqual(
      [byMail, byPhone].map((id) => ({ id, form_id: formId, state: 'new', created_at: '2026-05-16T08:00:00.000Z', merged_into: null })),
    )
    const entries = await audited(async () => {
      expect((await post(`/api/leads/${first}/merge`, { lead_id: byMail })).status).toBe(204)
      // The second time it is so already.
      expect((await post(`/api/leads/${first}/merge`, { lead_id: byMail })).status).toBe(204)
    })
    expect(entries).toEqual([{ action: 'lead.merged', subject: String(byMail), changes: { merged_into: [null, first] } }])
    await post(`/api/leads/${byMail}/notes`, { text: 'اتصلت' })
    expect(idsOf((await call('/api/leads?sort=id')).json.data)).toEqual([first, byPhone, other])
    const whole = await lead(first)
    expect(whole.events.filter(({ lead_id }: { lead_id: number }) => lead_id === byMail).map(({ type }: { type: string }) => type)).toContain('note')
    expect(whole.events.find(({ type }: { type: string }) => type === 'merged').detail).toEqual({ lead: byMail })
    expect(await lead(byMail)).toMatchObject({ merged_into: first, email: person.email })
  })

  test('are not merged with those of another person, with themselves, with what is held back, or into a merged one', async () => {
    const [first, second] = [await aLead(person, { formId }), await aLead(person, { formId })]
    const other = await aLead({ email: 'other@example.com' }, { formId })
    const heldBack = await aLead(person, { formId, isHeldBack: true })
    const refusal = async (id: number, lead_id: number) => {
      const { status, json } = await post(`/api/leads/${id}/merge`, { lead_id })
      return [status, json?.error.code]
    }
    expect(await refusal(first, other)).toEqual([409, 'another_person'])
    expect(await refusal(first, first)).toEqual([409, 'not_mergeable'])
    expect(await refusal(first, heldBack)).toEqual([409, 'not_mergeable'])
    expect((await refusal(first, 999))[0]).toBe(404)
    await post(`/api/leads/${first}/merge`, { lead_id: second })
    expect(await refusal(second, first)).toEqual([409, 'not_mergeable'])
    const third = await aLead(person, { formId })
    await post(`/api/leads/${third}/merge`, { lead_id: first })
    expect((await lead(second)).merged_into).toBe(third)
  })

  test('are separated again, and stand in the list as before', async () => {
    const [first, second] = [await aLead(person, { formId }), await aLead(person, { formId })]
    await post(`/api/leads/${first}/merge`, { lead_id: second })
    const entries = await audited(async () => {
      expect((await post(`/api/leads/${second}/separate`, {})).status).toBe(204)
      expect((await post(`/api/leads/${second}/separate`, {})).status).toBe(409)
    })
    expect(entries).toEqual([{ action: 'lead.separated', subject: String(second), changes: { merged_into: [first, null] } }])
    expect(idsOf((await call('/api/leads?sort=id')).json.data)).toEqual([first, second])
    await post(`/api/leads/${first}/merge`, { lead_id: second })
    await post('/api/leads/delete_many', { ids: [first] })
    expect(idsOf((await call('/api/leads')).json.data)).toEqual([second])
  })
})

describe('the timeline', () => {
  test('records once who has opened a lead', async () => {
    const id = await aLead({ name: 'سارة' }, { formId })
    const before = (await lead(id)).version
    await call(`/forms_api/forms/${formId}/leads/${id}`)
    const { events, version } = await lead(id)
    expect(events.filter(({ type }: { type: string }) => type === 'opened')).toEqual([
      {
        id: expect.any(Number),
        lead_id: id,
        type: 'opened',
        detail: { staff: expect.any(String) },
        actor: expect.any(String),
        at: services.time.now.toISOString(),
      },
    ])
    expect(version).toBe(before)
  })
})

describe('the response clock', () => {
  const late = async () => idsOf((await call('/api/leads?late=true')).json.data)

  test('runs in the opening hours of the retailer, without one in those of any, begins with the release, and ends with the first answer', async () => {
    await db.execute(sql`update retailer set opening_hours = '[{"days": "من الاثنين إلى الجمعة", "hours": "09:00 - 18:00"}]' where id = 7`)
    await db.execute(sql`insert into setting (key, value) values ('general.timezone', '"Asia/Dubai"') on conflict (key) do update set value = excluded.value`)
    services.site.forget()
    // Friday, half an hour before closing; the next working day is Monday.
    const ofRetailer = await aLead({ name: 'أ', retailer: '7' }, { formId, at: '2026-05-15T13:30:00Z' })
    const ofNobody = await aLead({ name: 'ب' }, { formId, at: '2026-05-15T13:30:00Z' })
    const heldBack = await aLead({ name: 'ج' }, { formId, isHeldBack: true })
    expect([(await lead(ofRetailer)).due_at, (await lead(ofNobody)).due_at, (await lead(heldBack)).due_at]).toEqual([
      '2026-05-18T05:30:00.000Z',
      '2026-05-18T05:30:00.000Z',
      null,
    ])
    services.time.now = new Date('2026-05-15T15:00:00Z')
    expect(await late()).toEqual([])
    services.time.now = new Date('2026-05-18T06:00:00Z')
    expect((await call('/api/leads?late=true&sort=due_at')).json.data.map(({ id }: { id: number }) => id)).toEqual([ofRetailer, ofNobody])
    await post('/api/leads/change_many', { ids: [ofNobody], change: { state: 'contacted' } })
    expect(await late()).toEqual([ofRetailer])
    await post(`/api/leads/${heldBack}/release`, {})
    expect((await lead(heldBack)).due_at).toBe('2026-05-18T07:00:00.000Z')
  })

  test('has the target of the setting; none without it', async () => {
    const targeted = async (minutes: number) => {
      await db.execute(sql`insert into setting (key, value) values ('leads.response_minutes', ${String(minutes)}::jsonb)
        on conflict (key) do update set value = excluded.value`)
      services.site.forget()
      return (await lead(await aLead({ name: 'أ' }, { formId }))).due_at
    }
    expect([await targeted(15), await targeted(0)]).toEqual(['2026-05-15T08:15:00.000Z', null])
    await db.execute(sql`delete from setting where key = 'leads.response_minutes'`)
    services.site.forget()
  })
})

describe('counts', () => {
  test('are by day of the site’s time zone, form, retailer and source, without what is held back', async () => {
    await db.execute(sql`insert into setting (key, value) values ('general.timezone', '"Asia/Dubai"') on conflict (key) do update set value = excluded.value`)
    services.site.forget()
    const other = await aForm({ name: 'كتيّب' })
    const campaign = 'https://site.test/ar/defender?utm_source=newsletter'
    await aLead({ name: '1', retailer: '7' }, { formId, at: '2026-05-13T19:59:59Z' })
    const answered = await aLead({ name: '2', retailer: '7' }, { formId, at: '2026-05-13T20:00:00Z', pageUrl: campaign })
    await post('/api/leads/change_many', { ids: [answered], change: { state: 'contacted' } })
    await aLead({ name: '3' }, { formId: other, at: '2026-05-15T08:00:00Z', pageUrl: campaign })
    await aLead({ name: '4' }, { formId, isHeldBack: true })
    await aLead({ name: '5' }, { formId, at: '2026-05-16T08:00:00Z' })
    services.time.now = new Date('2026-05-15T12:00:00Z')
    expect((await call('/api/lead_charts?from=2026-05-13&to=2026-05-15')).json.data).toEqual({
      total: 3,
      answers_due: 3,
      answered_in_time: 1,
      days: [
        { day: '2026-05-13', count: 1 },
        { day: '2026-05-14', count: 1 },
        { day: '2026-05-15', count: 1 },
      ],
      forms: [
        { id: formId, name: 'استفسار', count: 2 },
        { id: other, name: 'كتيّب', count: 1 },
      ],
      retailers: [
        { id: 7, name: 'معرض دبي', count: 2 },
        { id: null, name: '', count: 1 },
      ],
      sources: [
        { source: 'newsletter', count: 2 },
        { source: '', count: 1 },
      ],
    })
  })

  test('are of the last 30 days when no period is named, and of a year at most', async () => {
    const { days } = (await call('/api/lead_charts')).json.data
    expect([days.length, days[0].day, days.at(-1).day]).toEqual([30, '2026-04-16', '2026-05-15'])
    for (const period of ['from=2026-05-16&to=2026-05-15', 'from=2025-01-01&to=2026-05-15', 'from=x']) {
      expect((await call(`/api/lead_charts?${period}`)).status).toBe(422)
    }
    expect((await call('/api/lead_charts?from=2025-05-15&to=2026-05-15')).json.data.days).toHaveLength(366)
  })
})

test('a list is searched by a request whose address names nobody', async () => {
  const foundLead = await aLead({ name: 'سارة', phone: '+971501234567' }, { formId })
  await aLead({ name: 'هدى' }, { formId })
  const searched = await post('/api/leads/search', { q: '501234567', state: 'new', form_id: formId, page: 1, per_page: 10 })
  expect([idsOf(searched.json.data), searched.json.meta]).toEqual([[foundLead], { total: 1, page: 1, per_page: 10 }])
  // An address with a text that is searched for is not answered by it.
  expect((await call('/api/leads?q=501234567')).json.meta.total).toBe(2)
  expect((await call('/api/leads?phone=%2B971501234567')).json.meta.total).toBe(2)
})
