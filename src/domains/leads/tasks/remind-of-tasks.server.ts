import { and, asc, eq, gt, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import { findStaffEmails, listStaffNames } from '#domains/accounts/index.server.ts'
import { findDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { enqueueMail } from '#domains/mail/index.server.ts'
import type { Clocks } from '#domains/retailers/index.ts'
import { findVisitPlace } from '#domains/retailers/index.server.ts'
import { days } from '#kernel/durations.ts'
import { formatMomentAt } from '#kernel/format/date.ts'
import { taskReminder } from '#mails/task-reminder/mail.tsx'
import type { Ctx } from '#platform/ctx.server.ts'
import { eachAlone } from '#platform/jobs/each-alone.server.ts'
import { namesOfLeads, sees } from '../records/lead-rows.server.ts'
import { lead, leadTask } from '../schema.server.ts'

/** A task that came due longer ago is no longer reminded of: the job stood still, and the first screen has it. */
const REMINDED_MS = days(1)
const AT_ONCE = 200

type Places = { clocks: Clocks; siteTimeZone: string }

/**
 * Mails the owners of tasks that have come due, each task once however often this runs: its mail has a key of its own. Tasks of nobody, and of people who may
 * not see the lead any more, are left to the first screen. Answers how many mails were asked for.
 */
export async function remindOfTasks(ctx: Ctx, places: Places): Promise<number> {
  let remindersSent = 0
  // In the order of ids, so that those that were reminded of already hide none.
  for (let after = 0; ; ) {
    const { mails, last } = await remindOfSome(ctx, places, after)
    remindersSent += mails
    if (last === null) return remindersSent
    after = last
  }
}

/** The same for some tasks after an id; `last` is that of the last one, null where there are no more. */
async function remindOfSome(ctx: Ctx, { clocks, siteTimeZone }: Places, after: number): Promise<{ mails: number; last: number | null }> {
  const now = ctx.clock.now()
  const isDue = and(isNull(leadTask.doneAt), isNotNull(leadTask.ownerId), lte(leadTask.dueAt, now), gt(leadTask.dueAt, new Date(now.getTime() - REMINDED_MS)))
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ task: leadTask, about: lead })
      .from(leadTask)
      .innerJoin(lead, eq(lead.id, leadTask.leadId))
      .where(and(isDue, ne(lead.state, 'test'), gt(leadTask.id, after)))
      .orderBy(asc(leadTask.id))
      .limit(AT_ONCE)
    const people = new Map((await listStaffNames(tx)).map((person) => [person.id, person]))
    const owners = rows.flatMap(({ task }) => task.ownerId ?? [])
    const emails = new Map((await findStaffEmails(tx, owners)).map(({ id, email }) => [id, email]))
    const names = await namesOfLeads(
      tx,
      rows.map(({ about }) => about),
    )
    const deliveries = await findDeliveriesOf(tx, { type: 'lead', ids: rows.map(({ about }) => String(about.id)) })
    const knownKeys = new Set(deliveries.map(({ key }) => key))
    let mails = 0
    const alone = { log: ctx.log, message: 'nobody could be reminded of a task', about: ({ task }: (typeof rows)[number]) => ({ task: task.id }) }
    await eachAlone(rows, alone, ({ task, about }) =>
      tx.transaction(async (within) => {
        const key = `lead:${about.id}:task:${task.id}:due`
        const owner = people.get(task.ownerId ?? 0)
        const to = emails.get(task.ownerId ?? 0)
        if (knownKeys.has(key) || !owner || !to || !sees({ ...owner, id: `user:${owner.id}` }, about)) return
        const { timeZone } = await findVisitPlace(within, about.retailerId, clocks)
        const outcome = await enqueueMail(within, taskReminder, {
          key,
          subject: { type: 'lead', id: String(about.id) },
          to,
          language: 'ar',
          clock: ctx.clock,
          props: {
            leadId: String(about.id),
            task: task.text,
            customer: names.get(about.id) ?? '',
            due: formatMomentAt(task.dueAt, { timeZone, siteTimeZone }),
          },
        })
        if (outcome.ok) mails += 1
      }),
    )
    return { mails, last: rows.length < AT_ONCE ? null : (rows.at(-1)?.task.id ?? null) }
  })
}
