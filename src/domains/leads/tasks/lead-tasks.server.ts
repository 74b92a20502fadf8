import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Clocks } from '#domains/retailers/index.ts'
import { findVisitPlace } from '#domains/retailers/index.server.ts'
import { addDays } from '#kernel/calendar.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { personIdOf } from '#kernel/staff.ts'
import { instantOf, todayIn } from '#kernel/zoned-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Lead, LeadTask } from '../lead.ts'
import { findVisible, leadsOf, visibleLeads } from '../records/lead-rows.server.ts'
import { addEvent, onLead } from '../records/on-lead.server.ts'
import { lead, leadTask } from '../schema.server.ts'
import type { LeadTaskDraft } from './lead-task.ts'
import { taskOf, tasksOf } from './tasks-of.server.ts'

/** A task with the lead that it is about. */
export type DueTask = LeadTask & { lead: Lead }
export type DueTasks = { tasks: DueTask[]; total: number }

const MOST_ON_DASHBOARD = 8
const MOST_COUNTED = 1000

/** Sets a task of one's own. Its time is of the retailer's clock and lies ahead. One that is set already, as by a second press, is not set again. */
export async function addLeadTask(
  ctx: Ctx,
  { leadId, draft: { text, due }, clocks }: { leadId: number; draft: LeadTaskDraft; clocks: Clocks },
): Promise<Outcome<Lead, 'forbidden' | 'gone' | Invalid>> {
  return onLead<Invalid>(ctx, leadId, async (tx, row, staff) => {
    const { timeZone } = await findVisitPlace(tx, row.retailerId, clocks)
    const dueAt = new Date(instantOf(`${due.replace('T', ' ')}:00`, timeZone))
    if (dueAt <= ctx.clock.now()) return refuse({ code: 'invalid', fields: { due: ['past'] } })
    const ownerId = personIdOf(staff.id)
    const isSame = and(eq(leadTask.leadId, leadId), eq(leadTask.text, text), eq(leadTask.dueAt, dueAt), isNull(leadTask.doneAt), ownedBy(ownerId))
    if ((await tx.$count(leadTask, isSame)) > 0) return done(row)
    const values = { leadId, text, dueAt, ownerId, createdBy: staff.name, createdAt: ctx.clock.now() }
    const [task] = await tx.insert(leadTask).values(values).returning()
    await addEvent(tx, ctx, { id: leadId, type: 'task', detail: { task: task?.id, text, due_at: dueAt.toISOString() } })
    return done({ ...row })
  })
}

/** Says that a task is done; once is enough. */
export async function endLeadTask(ctx: Ctx, { leadId, id }: { leadId: number; id: number }): Promise<Outcome<Lead, 'forbidden' | 'gone'>> {
  return onLead<'gone'>(ctx, leadId, async (tx, row, staff) => {
    const isOpen = and(eq(leadTask.id, id), eq(leadTask.leadId, leadId))
    const [task] = await tx.select().from(leadTask).where(isOpen).for('update')
    if (!task) return refuse('gone')
    if (task.doneAt) return done(row)
    await tx.update(leadTask).set({ doneAt: ctx.clock.now(), doneBy: staff.name }).where(isOpen)
    await addEvent(tx, ctx, { id: leadId, type: 'task_done', detail: { task: id, text: task.text } })
    return done({ ...row })
  })
}

/** The tasks about a lead, and the clock by which they are set. */
export async function listLeadTasks(
  { db, staff }: Ctx,
  leadId: number,
  clocks: Clocks,
): Promise<Outcome<{ time_zone: string; tasks: LeadTask[] }, 'forbidden' | 'gone'>> {
  if (!visibleLeads(staff)) return refuse('forbidden')
  const row = await findVisible(db, staff, leadId)
  if (!row) return refuse('gone')
  const { timeZone } = await findVisitPlace(db, row.retailerId, clocks)
  return done({ time_zone: timeZone, tasks: await tasksOf(db, [leadId]) })
}

/** One's own tasks, and those of nobody, that are due before the day of the site ends: the longest overdue first. */
export async function listDueTasks(ctx: Ctx, timeZone: string): Promise<Outcome<DueTasks, 'forbidden'>> {
  const { db, staff, clock } = ctx
  const visible = visibleLeads(staff)
  if (!visible || !staff) return refuse('forbidden')
  const userId = personIdOf(staff.id)
  const tomorrow = new Date(instantOf(`${addDays(todayIn(timeZone, clock.now()), 1)} 00:00:00`, timeZone))
  const isMine = or(isNull(leadTask.ownerId), ownedBy(userId))
  const where = and(isNull(leadTask.doneAt), lt(leadTask.dueAt, tomorrow), isMine, visible.where)
  const dueTasks = () => db.select({ task: leadTask, row: lead }).from(leadTask).innerJoin(lead, eq(lead.id, leadTask.leadId)).where(where)
  const tasks = await dueTasks().orderBy(asc(leadTask.dueAt), asc(leadTask.id)).limit(MOST_ON_DASHBOARD)
  const some = db.select({ id: leadTask.id }).from(leadTask).innerJoin(lead, eq(lead.id, leadTask.leadId)).where(where).limit(MOST_COUNTED).as('some')
  const total = tasks.length < MOST_ON_DASHBOARD ? tasks.length : await db.$count(some)
  const leads = await leadsOf(
    db,
    tasks.map(({ row }) => row),
  )
  return done({ tasks: tasks.map(({ task }, index) => ({ ...taskOf(task), lead: leads[index] as Lead })), total })
}

const ownedBy = (ownerId: number | null) => (ownerId === null ? isNull(leadTask.ownerId) : eq(leadTask.ownerId, ownerId))
