import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import type { DeliverySubject, Sendable } from './delivery.ts'
import { MOST_ATTEMPTS } from './retry-delay.ts'

export type Claim = { kinds: readonly string[]; now: Date; leaseUntil: Date; most: number; mostPerTarget: number }
export type ClaimedDelivery = Sendable & { kind: string; attemptsBefore: number; requestId: string }

const INTERRUPTED = 'interrupted: its process ended before the receiver’s answer was kept'

/**
 * Leases due deliveries to this process: at most `mostPerTarget` of a target are sent at a time. Targets come in no fixed order, and
 * rows that another process is claiming are skipped, so that processes never wait for each other.
 */
export async function claimDeliveries(db: Queryable, { kinds, now, leaseUntil, most, mostPerTarget }: Claim): Promise<ClaimedDelivery[]> {
  // One index lookup for each target, so that a long queue costs no more than a short one.
  const { rows } = await db.execute<Row>(sql`
    with recursive lane as (
      (select target from delivery where state = 'queued' order by target limit 1)
      union all
      select (select d.target from delivery d where d.state = 'queued' and d.target > lane.target order by d.target limit 1)
      from lane where lane.target is not null
    ),
    due as (
      select claimable.id
      from (select target from lane where target is not null order by random()) as known
      cross join lateral (
        select d.id from delivery d
        where d.state = 'queued' and d.target = known.target and d.next_at <= ${now} and d.kind = any(${sql.param([...kinds])})
        order by d.next_at, d.id
        limit greatest(0, ${mostPerTarget}::int - (
          select count(*) from delivery s where s.state = 'sending' and s.target = known.target and s.lease_until > ${now}
        ))
        for update skip locked
      ) as claimable
      limit ${most}
    )
    update delivery set state = 'sending', attempts = attempts + 1, lease_until = ${leaseUntil}
    from due where delivery.id = due.id
    returning delivery.id, kind, key, target, payload, subject_type, subject_id, attempts, attempts_before, request_id`)
  return rows.map(({ attempts, attempts_before, subject_type, subject_id, request_id, ...row }) => ({
    ...row,
    attempt: attempts,
    attemptsBefore: attempts_before,
    requestId: request_id,
    subject: { type: subject_type, id: subject_id },
  }))
}

type Row = {
  id: number
  kind: string
  key: string
  target: string
  payload: Record<string, unknown>
  subject_type: DeliverySubject['type']
  subject_id: string
  attempts: number
  attempts_before: number
  request_id: string
}

/**
 * Requeues deliveries whose process stopped renewing its lease. One that used up all its attempts this way fails, so that it cannot crash one process after
 * another.
 */
export async function releaseExpired(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    with expired as (
      select id from delivery where state = 'sending' and lease_until <= ${now} for update skip locked
    ),
    released as (
      update delivery set
        state = case when attempts - attempts_before >= ${MOST_ATTEMPTS} then 'failed' else 'queued' end,
        lease_until = null, next_at = ${now}, error = ${INTERRUPTED}
      from expired where delivery.id = expired.id
      returning delivery.id, attempts
    )
    insert into delivery_attempt (delivery_id, number, error, ended_at) select id, attempts, ${INTERRUPTED}, ${now}::timestamptz from released`)
}
