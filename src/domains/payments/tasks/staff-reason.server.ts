import { and, desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Payment } from '../payment.ts'
import { paymentTask } from '../schema.server.ts'

const STAFF = 'staff: '

/** The reason of a task that staff order with words of theirs. */
export function staffReason(text: string): string {
  return `${STAFF}${text}`
}

export function isOfStaff(reason: string): boolean {
  return reason.startsWith(STAFF)
}

/** What staff said when they ordered the refund that brought a payment to what it has given back now; '' for one that was not ordered here or by nobody. */
export async function reasonOfRefund({ db }: Pick<Ctx, 'db'>, { id, capturedMinor, refundedMinor }: Payment): Promise<string> {
  const before = paymentTask.refundedBefore
  const [task] = await db
    .select({ reason: paymentTask.reason })
    .from(paymentTask)
    .where(
      and(
        eq(paymentTask.paymentId, id),
        inArray(paymentTask.kind, ['refund', 'release']),
        like(paymentTask.reason, `${STAFF}%`),
        sql`${before} + coalesce(${paymentTask.minor}, ${capturedMinor} - ${before}) = ${refundedMinor}`,
      ),
    )
    .orderBy(desc(paymentTask.id))
    .limit(1)
  return task?.reason.slice(STAFF.length) ?? ''
}
