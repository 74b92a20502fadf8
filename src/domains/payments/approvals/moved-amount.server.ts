import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { PaymentRow } from '../find-payments.server.ts'
import { payment, paymentTask } from '../schema.server.ts'
import { leftToRefund } from '../tasks/order-task.server.ts'
import type { ApprovalAction } from './approval.ts'

type Deed = { action: ApprovalAction; minor?: number | undefined }

/**
 * What an action moves, in minor units. `asked` is its own amount; `counted` is what a second person is asked for: a refund counts with all that
 * was given back of the payment before, so that small parts are no way around. Giving back what is only held moves no money of ours, unless its
 * capture was ordered already. The payment is locked by the caller.
 */
export async function movedAmount({ db }: Pick<Ctx, 'db'>, row: PaymentRow, { action, minor }: Deed): Promise<{ asked: number; counted: number }> {
  if (action === 'capture') return same(minor ?? row.amountMinor)
  if (row.capturedMinor === 0) return same(action === 'refund' ? 0 : await captureUnderWay(db, row))
  const remainingMinor = await leftToRefund(db, row)
  const askedMinor = action === 'refund' ? (minor ?? remainingMinor) : remainingMinor
  return { asked: askedMinor, counted: askedMinor === 0 ? 0 : row.capturedMinor - remainingMinor + askedMinor }
}

const same = (amount: number) => ({ asked: amount, counted: amount })

/** Whether held money is about to be taken, so that giving it back is a refund. Locks the payment until the caller's transaction ends. */
export async function isBeingCaptured({ db }: Pick<Ctx, 'db'>, paymentId: number): Promise<boolean> {
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId)).for('update')
  return row !== undefined && row.capturedMinor === 0 && (await captureUnderWay(db, row)) > 0
}

async function captureUnderWay(db: Ctx['db'], { id, amountMinor }: PaymentRow): Promise<number> {
  const [task] = await db
    .select({ minor: paymentTask.minor })
    .from(paymentTask)
    .where(and(eq(paymentTask.paymentId, id), eq(paymentTask.state, 'queued'), eq(paymentTask.kind, 'capture')))
  return task ? (task.minor ?? amountMinor) : 0
}
