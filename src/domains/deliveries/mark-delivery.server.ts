import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import type { ClaimedDelivery } from './claim-deliveries.server.ts'

const LONGEST_TEXT = 500

/** Marks a delivery as sent, even when another process holds the lease by now. */
export async function markSent(db: Queryable, { id, attempt }: ClaimedDelivery, { receipt, now }: { receipt: string; now: Date }): Promise<void> {
  await db.execute(sql`
    with marked as (
      update delivery set state = 'sent', sent_at = ${now}, lease_until = null, error = '' where id = ${id} and state <> 'sent' returning id
    )
    insert into delivery_attempt (delivery_id, number, receipt, ended_at) select id, ${attempt}::int, ${shortened(receipt)}, ${now}::timestamptz from marked`)
}

/** Marks a group of deliveries as sent, in one statement. As {@link markSent}. */
export async function markGroupSent(db: Queryable, receipts: ReadonlyMap<ClaimedDelivery, string>, now: Date): Promise<void> {
  const group = [...receipts].map(([{ id, attempt }, receipt]) => ({ id, attempt, receipt: shortened(receipt) }))
  await db.execute(sql`
    with told as (select id, attempt, receipt from jsonb_to_recordset(${JSON.stringify(group)}::jsonb) as told (id int, attempt int, receipt text)),
    marked as (
      update delivery set state = 'sent', sent_at = ${now}, lease_until = null, error = '' from told
      where delivery.id = told.id and state <> 'sent' returning delivery.id
    )
    insert into delivery_attempt (delivery_id, number, receipt, ended_at) select id, attempt, receipt, ${now}::timestamptz from told join marked using (id)`)
}

/** Stores the failure of an attempt and the time of the next; null marks the delivery as failed. Does nothing when the lease has expired. */
export async function markFailed(
  db: Queryable,
  { id, attempt }: ClaimedDelivery,
  { error, now, nextAt }: { error: string; now: Date; nextAt: Date | null },
): Promise<void> {
  await db.execute(sql`
    with marked as (
      update delivery set state = ${nextAt ? 'queued' : 'failed'}, next_at = ${nextAt ?? now}, lease_until = null, error = ${shortened(error)}
      where id = ${id} and state = 'sending' and attempts = ${attempt} returning id
    )
    insert into delivery_attempt (delivery_id, number, error, ended_at) select id, ${attempt}::int, ${shortened(error)}, ${now}::timestamptz from marked`)
}

function shortened(text: string): string {
  // A receiver's answer may hold any character; PostgreSQL stores no NUL.
  const clean = text.replaceAll('\u0000', '').toWellFormed()
  return clean.length > LONGEST_TEXT ? `${clean.slice(0, LONGEST_TEXT).toWellFormed()}…` : clean
}
