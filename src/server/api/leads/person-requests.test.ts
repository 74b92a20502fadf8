import { expect, test } from 'vitest'
import { days } from '#kernel/durations.ts'
import { createApp } from '#server/app.server.ts'
import { takeAttempt } from '#domains/verification/phone/phone-limits.server.ts'
import { contextOf } from '#server/services.server.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const app = createApp(services)
const { post, audited } = apiCaller(services)
const { emptied, aForm, aLead } = leadsOfTest(services)
const { $client } = services.database.db
const paper = 'طلب ورقي موقّع'
const email = 'mine@example.com'
const yours = { email: 'yours@example.com', phone: '+971501234567' }

async function idsOf(person: object): Promise<string[]> {
  return (await post('/api/people/find', person)).json.data.records.map(({ id }: { id: string }) => id)
}

/** Asks for a confirmation and takes the link's path out of the mail that waits. */
async function linkOf(kind: 'export' | 'erase', address = email): Promise<string> {
  expect((await post('/api/people/ask', { email: address, kind })).status).toBe(200)
  const { rows } = await $client.query<{ token: string }>(
    `select payload -> 'props' ->> 'token' as token from delivery where payload ->> 'to' = $1 and subject_type = 'person_request' order by id desc limit 1`,
    [address],
  )
  return `/ar/personal-data/${rows[0]?.token}`
}
const open = async (path: string, method = 'GET') => {
  const body = method === 'POST' ? { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } } : {}
  const response = await app.request(`https://site.test${path}`, { method, ...body })
  return { status: response.status, text: await response.text() }
}
const confirmedAt = async () => (await $client.query('select confirmed_at from person_request order by id desc limit 1')).rows[0]?.confirmed_at

async function start() {
  await emptied()
  await $client.query('truncate person_request')
  return aForm()
}

test('nothing is handed out or erased before the person confirms it, and a confirmation serves one kind of request once', async () => {
  const formId = await start()
  const id = await aLead({ name: 'سارة', email }, { formId })
  const choice = { email, records: await idsOf({ email }) }
  for (const act of ['export', 'erase']) {
    const refused = await post(`/api/people/${act}`, choice)
    expect([act, refused.status, refused.json.error.code]).toEqual([act, 409, 'not_confirmed'])
  }
  const link = await linkOf('export')
  expect((await post('/api/people/export', choice)).json.error.code).toBe('not_confirmed')
  // Programs that check mails open links: only the button confirms.
  const page = await open(link)
  expect([page.status, await confirmedAt()]).toEqual([200, null])
  expect(page.text).toContain('<form method="post">')
  expect(page.text).toContain(email)
  expect((await open(link, 'POST')).status).toBe(303)
  expect((await open(link)).text).toContain('تم تأكيد طلبكم')
  const first = await confirmedAt()
  expect([first !== null, (await open(link, 'POST')).status, await confirmedAt()]).toEqual([true, 303, first])

  expect((await post('/api/people/find', { email })).json.data.records[0]).toMatchObject({ id: `lead:${id}`, matches: ['email'], is_verified: true })
  expect((await post('/api/people/erase', choice)).json.error.code).toBe('not_confirmed')
  expect((await post('/api/people/export', choice)).json.data.leads).toMatchObject([{ id }])
  expect((await post('/api/people/export', choice)).json.error.code).toBe('not_confirmed')

  await open(await linkOf('erase'), 'POST')
  expect((await post('/api/people/erase', choice)).json.data.leads).toEqual([id])
  expect((await $client.query(`select email from person_request where email <> ''`)).rows).toEqual([])
})

test('a link that is forged, expired or another’s confirms nothing', async () => {
  await start()
  const link = await linkOf('erase')
  for (const path of [`${link}x`, link.replace(/data\/\d+/, 'data/999'), '/ar/personal-data/1.1.x', '/ar/personal-data/constructor']) {
    expect([path, (await open(path)).status, (await open(path, 'POST')).status]).toEqual([path, 404, 404])
  }
  services.time.now = new Date(services.time.now.getTime() + days(7) + 1000)
  expect((await open(link)).text).toContain('انتهت صلاحية هذا الرابط')
  expect([(await open(link, 'POST')).status, await confirmedAt()]).toEqual([422, null])
})

test('asking twice sends one mail, and a number has nobody to ask', async () => {
  await start()
  expect(await linkOf('erase')).toBe(await linkOf('erase'))
  expect((await $client.query('select id from person_request')).rows).toHaveLength(1)
  expect((await post('/api/people/ask', { phone: yours.phone, kind: 'erase' })).json.error.code).toBe('no_address')
  expect((await post('/api/people/ask', { email: 'nobody', kind: 'erase' })).json.error.code).toBe('invalid_address')
})

test('a request on paper is carried out for a reason, which the audit log keeps', async () => {
  const formId = await start()
  const id = await aLead({ name: 'سارة', ...yours }, { formId })
  const choice = { phone: yours.phone, records: [`lead:${id}`] }
  expect((await post('/api/people/erase', { ...choice, reason: '  x ' })).status).toBe(422)
  const entries = await audited(async () => {
    expect((await post('/api/people/erase', { ...choice, reason: paper })).json.data.leads).toEqual([id])
  })
  expect(entries.map(({ action, changes }) => [action, changes.reason, changes.confirmed, changes.by_number_alone])).toEqual([
    ['person.erased', [null, paper], [null, false], [null, [`lead:${id}`]]],
  ])
})

test('what has a number alone is not suggested, and what is left out is neither handed out nor erased', async () => {
  const formId = await start()
  const stranger = await aLead({ name: 'غريب', email, phone: yours.phone }, { formId })
  const own = await aLead({ name: 'صاحب الرقم', ...yours }, { formId })
  const person = { email, phone: yours.phone }
  const { records } = (await post('/api/people/find', person)).json.data
  expect(records.map((record: Record<string, unknown>) => [record.id, record.matches, record.is_verified, record.is_suggested])).toEqual([
    [`lead:${stranger}`, ['email', 'phone'], false, true],
    [`lead:${own}`, ['phone'], false, false],
    ['mails:all', ['email'], false, true],
  ])
  const before = (await $client.query('select * from lead where id = $1', [own])).rows
  const choice = { ...person, reason: paper, records: [`lead:${stranger}`, 'mails:all'] }
  const handed = await post('/api/people/export', choice)
  expect(JSON.stringify(handed.json)).not.toMatch(/صاحب الرقم|yours@/)
  expect(handed.json.data.leads.map(({ same_person }: { same_person: unknown[] }) => same_person)).toEqual([[]])
  expect((await post('/api/people/erase', choice)).json.data.leads).toEqual([stranger])
  expect((await $client.query('select * from lead where id = $1', [own])).rows).toEqual(before)
})

test('a record that was not found cannot be chosen', async () => {
  const formId = await start()
  const own = await aLead({ name: 'أخرى', email: yours.email }, { formId })
  for (const records of [[`lead:${own}`], ['mails:all', 'order:1'], ['constructor']]) {
    for (const act of ['export', 'erase']) {
      expect((await post(`/api/people/${act}`, { email, records, reason: paper })).json.error.code).toBe('other_records')
    }
  }
  expect((await $client.query('select id from lead')).rows).toEqual([{ id: own }])
})

test('attempts to verify a number go with a lead only if its sender proved that the number is theirs', async () => {
  const formId = await start()
  const attempts = async () => (await $client.query('select count(*)::int as n from phone_attempt')).rows[0].n
  await takeAttempt(contextOf(services), 'code_sent', { secretKey: services.secretKey, number: yours.phone, address: '203.0.113.7' })
  const id = await aLead({ name: 'غريب', email, phone: yours.phone }, { formId })
  const choice = { email, records: [`lead:${id}`], reason: paper }
  const holdings = async () => (await post('/api/people/find', { email })).json.data.phone_attempts
  expect(await holdings()).toBe(0)
  expect((await post('/api/people/erase', choice)).json.data).toMatchObject({ leads: [id], phone_attempts: 0 })
  expect(await attempts()).toBe(1)

  const proved = await aLead({ name: 'صاحب الرقم', email, phone: yours.phone }, { formId })
  await $client.query(`insert into lead_event (lead_id, type, detail, at) values ($1, 'verified', '{"text": "الجوال", "phone": true}', now())`, [proved])
  expect(await holdings()).toBe(1)
  expect((await post('/api/people/erase', { ...choice, records: [`lead:${proved}`] })).json.data).toMatchObject({ leads: [proved], phone_attempts: 1 })
  expect(await attempts()).toBe(0)
})
