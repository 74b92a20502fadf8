import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'

/** An editor who did, by the audit log, what only `sales` or `finance` may do since these roles exist. */
export type FormerRights = { user_id: number; name: string; needs: ('sales' | 'finance')[] }

const MOST = 50
const YEAR_DAYS = 365

/**
 * Editors who worked on customers or money within a year, for admins to give them a role that may: which one of several a person needs is not in the data,
 * and nobody is given rights by an upgrade. Whose role was changed since then is settled.
 */
export async function findFormerRights({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<FormerRights[]> {
  const { rows } = await db.execute<{ user_id: number; name: string; sales: boolean; finance: boolean }>(sql`
    select person.id as user_id, coalesce(nullif(person.name, ''), person.email) as name,
      bool_or(entry.action ~ '^(lead|lead_export|person|order|hold)\.' and entry.action not in ('order.capture', 'order.refund')) as sales,
      bool_or(entry.action ~ '^payment' or entry.action in ('order.capture', 'order.refund')) as finance
    from staff_user person join audit_entry entry on entry.actor_id = 'user:' || person.id
    where person.role = 'editor' and not person.is_disabled
      and entry.action ~ '^(lead|lead_export|person|order|hold|payment|payment_difference)\.'
      and entry.at > ${clock.now()}::timestamptz - make_interval(days => ${YEAR_DAYS})
      and not exists (select from audit_entry settled
        where settled.action = 'user.changed' and settled.subject = person.id::text and settled.at >= entry.at and settled.changes ? 'role')
    group by person.id order by name limit ${MOST}`)
  return rows.map(({ user_id, name, sales, finance }) => ({
    user_id,
    name,
    needs: [...(sales ? (['sales'] as const) : []), ...(finance ? (['finance'] as const) : [])],
  }))
}
