import { and, asc, eq, inArray, not, or, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import type { Subjects } from '#platform/person-data/person-data.ts'
import { delivery, deliveryAttempt } from './schema.server.ts'

/** A delivery without its payload, which may be personal data. */
export type DeliveryRecord = Omit<typeof delivery.$inferSelect, 'payload' | 'attemptsBefore' | 'leaseUntil'>
export type DeliveryAttempt = Omit<typeof deliveryAttempt.$inferSelect, 'deliveryId'>

export const deliverySorts = ['id', 'created_at', 'next_at'] as const

const columns = {
  id: delivery.id,
  kind: delivery.kind,
  state: delivery.state,
  target: delivery.target,
  subject_type: delivery.subjectType,
  subject_id: delivery.subjectId,
  created_at: delivery.createdAt,
  next_at: delivery.nextAt,
}

/** A page of all deliveries, for staff. */
export async function listDeliveries(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<DeliveryRecord>, 'forbidden'>> {
  if (!may(ctx.staff, 'deliveries.read')) return refuse('forbidden')
  const { rows, ...count } = await listRows(ctx.db, request, { table: delivery, id: delivery.id, columns, searched: [delivery.target, delivery.error] })
  return done({ rows: rows.map(recordOf), ...count })
}

/** A delivery with its attempts in their order, for staff. */
export async function findDelivery(ctx: Ctx, id: number): Promise<Outcome<DeliveryRecord & { tries: DeliveryAttempt[] }, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'deliveries.read')) return refuse('forbidden')
  const [row] = await ctx.db.select().from(delivery).where(eq(delivery.id, id))
  if (!row) return refuse('gone')
  const tries = await ctx.db.select().from(deliveryAttempt).where(eq(deliveryAttempt.deliveryId, id)).orderBy(asc(deliveryAttempt.id))
  return done({ ...recordOf(row), tries: tries.map(({ deliveryId: _, ...attempt }) => attempt) })
}

/** The deliveries about some subjects of one type, oldest first. The caller must have checked that these staff may see the subjects. */
export async function findDeliveriesOf(db: Queryable, { type, ids }: { type: string; ids: readonly string[] }): Promise<DeliveryRecord[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(delivery)
    .where(and(eq(delivery.subjectType, type), inArray(delivery.subjectId, [...ids])))
    .orderBy(asc(delivery.id))
  return rows.map(recordOf)
}

/** Deletes all deliveries about a subject, when the subject is deleted. A delivery that is being sent still arrives. */
export async function removeDeliveriesOf(tx: Queryable, { type, id }: { type: string; id: string }): Promise<void> {
  await tx.delete(delivery).where(and(eq(delivery.subjectType, type), eq(delivery.subjectId, id)))
}

type ToSomebody = { kind: string; receiver: string; keptSubjects: Subjects }

/** Deletes sent and pending deliveries to a recipient, by `to` in the payload, ignoring case. Deliveries about `keptSubjects` subjects stay. */
export async function removeDeliveriesTo(tx: Queryable, { kind, receiver, keptSubjects }: ToSomebody): Promise<void> {
  const isAbout = keptSubjects
    .filter(({ ids }) => ids.length > 0)
    .map(({ type, ids }) => and(eq(delivery.subjectType, type), inArray(delivery.subjectId, [...ids])))
  const isKept = or(...isAbout)
  await tx.delete(delivery).where(and(eq(delivery.kind, kind), sql`lower(${delivery.payload} ->> 'to') = ${receiver}`, isKept ? not(isKept) : undefined))
}

function recordOf({ payload: _payload, attemptsBefore: _before, leaseUntil: _lease, ...record }: typeof delivery.$inferSelect): DeliveryRecord {
  return record
}
