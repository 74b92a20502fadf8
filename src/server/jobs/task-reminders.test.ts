import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { hours, minutes } from '#kernel/durations.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { jobKinds } from './job-kinds.gen.server.ts'

const services = await testServices()
const { db } = services.database
const { emptied, aForm, aLead, aColleague } = leadsOfTest(services)
const due = new Date('2026-05-16T06:00:00Z')
const run = async () => {
  const kind = jobKinds(services).find(({ name }) => name === 'remind-of-tasks')
  if (!kind) throw new Error('no such job')
  await kind.run({ data: {} } as never)
}
const mails = async () =>
  (
    await db.execute<{ to: string; props: Record<string, string> }>(
      sql`select payload ->> 'to' as to, payload -> 'props' as props from delivery where payload ->> 'mail' = 'task_reminder' order by id`,
    )
  ).rows

let leadId = 0
let owner = 0
const aTask = async (text: string, values: { owner?: number | null; at?: Date; done?: boolean } = {}) => {
  const { owner: ownerId = owner, at = due, done = false } = values
  await db.execute(sql`insert into lead_task (lead_id, text, due_at, owner_id, created_by, done_at)
    values (${leadId}, ${text}, ${at.toISOString()}, ${ownerId}, 'ليلى', ${done ? due.toISOString() : null})`)
}
const aPerson = async (name: string, role: string, retailers: number[] = []) => {
  const id = await aColleague(name, { role, retailers })
  await db.execute(sql`update staff_user set email = ${`${name}@example.com`} where id = ${id}`)
  return id
}

beforeEach(async () => {
  await emptied()
  await db.execute(sql`truncate staff_user restart identity cascade`)
  await services.set({ 'leads.task_reminders': 'true' })
  await db.execute(sql`update retailer set country = 'SA' where id = 8`)
  leadId = await aLead({ name: 'سارة', email: 'sara@example.com', retailer: '8' }, { formId: await aForm() })
  owner = await aPerson('layla', 'sales')
  services.time.now = new Date(due.getTime() - minutes(1))
})

test('a task mails its owner once when it comes due, with the customer and the time on the clock of the retailer, however often the job runs', async () => {
  await aTask('معاودة الاتصال')
  await run()
  expect(await mails()).toEqual([])
  services.time.now = due
  await run()
  await run()
  services.time.now = new Date(due.getTime() + hours(2))
  await run()
  expect(await mails()).toEqual([
    {
      to: 'layla@example.com',
      props: { leadId: String(leadId), task: 'معاودة الاتصال', customer: 'سارة', due: expect.stringMatching(/^16 مايو 2026، 09:00 \(.+\)$/) },
    },
  ])
})

test('nobody is reminded of what is done, belongs to nobody, came due more than a day ago, or is about a lead that they may not see', async () => {
  const ofDubai = await aPerson('huda', 'retailer', [7])
  const ofRiyadh = await aPerson('reem', 'retailer', [8])
  const editor = await aPerson('noor', 'editor')
  const gone = await aPerson('mona', 'sales')
  await db.execute(sql`update staff_user set is_disabled = true where id = ${gone}`)
  await aTask('done', { done: true })
  await aTask('nobody', { owner: null })
  await aTask('old', { at: new Date(due.getTime() - hours(24)) })
  for (const id of [ofDubai, ofRiyadh, editor, gone]) await aTask(`of ${id}`, { owner: id })
  services.time.now = due
  await run()
  expect((await mails()).map(({ to }) => to)).toEqual(['reem@example.com'])
})

test('hundreds of tasks that come due at one time are all reminded of', async () => {
  await db.execute(sql`insert into lead_task (lead_id, text, due_at, owner_id, created_by)
    select ${leadId}, 'task ' || n, ${due.toISOString()}::timestamptz, ${owner}, 'ليلى' from generate_series(1, 450) n`)
  services.time.now = due
  await run()
  await run()
  expect(new Set((await mails()).map(({ props }) => props.task)).size).toBe(450)
  expect(await mails()).toHaveLength(450)
})

test('the setting leads.task_reminders switches the mails off', async () => {
  await services.set({ 'leads.task_reminders': 'false' })
  await aTask('معاودة الاتصال')
  services.time.now = due
  await run()
  expect(await mails()).toEqual([])
})
