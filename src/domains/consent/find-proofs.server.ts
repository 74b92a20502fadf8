import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { BannerContent } from './banner-content.ts'
import { consentProof, consentText } from './schema.server.ts'

export type ConsentReport = {
  days: { day: string; accepted: number; rejected: number }[]
  /** The latest answers, newest first. */
  answers: { id: string; version: string; choice: 'accepted' | 'rejected'; answered_at: string }[]
  texts: { version: string; content: BannerContent; first_answered_at: string; answers: number }[]
}

const MOST_ANSWERS = 100
const MOST_TEXTS = 50

/** Answers to the banner between two days, both included, by the calendar of the site's time zone. */
export async function findProofs(
  { db, staff }: Ctx,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<Outcome<ConsentReport, 'forbidden'>> {
  if (!may(staff, 'consent.read')) return refuse('forbidden')
  const start = sql`(${from}::date)::timestamp at time zone ${timeZone}`
  const end = sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`
  const within = and(gte(consentProof.answeredAt, start), lt(consentProof.answeredAt, end))
  const day = sql<string>`to_char(${consentProof.answeredAt} at time zone ${sql.raw(quoted(timeZone))}, 'YYYY-MM-DD')`
  const countOf = (choice: string) => sql<number>`count(*) filter (where ${consentProof.choice} = ${choice})::int`
  const [days, answers, texts] = await Promise.all([
    db
      .select({ day, accepted: countOf('accepted'), rejected: countOf('rejected') })
      .from(consentProof)
      .where(within)
      .groupBy(day)
      .orderBy(desc(day)),
    db.select().from(consentProof).where(within).orderBy(desc(consentProof.answeredAt), consentProof.id).limit(MOST_ANSWERS),
    db
      .select({
        version: consentText.version,
        content: consentText.content,
        at: consentText.firstAnsweredAt,
        answers: sql<number>`count(${consentProof.id})::int`,
      })
      .from(consentText)
      .leftJoin(consentProof, eq(consentProof.version, consentText.version))
      .groupBy(consentText.version)
      .orderBy(desc(consentText.firstAnsweredAt))
      .limit(MOST_TEXTS),
  ])
  return done({
    days,
    answers: answers.map(({ id, version, choice, answeredAt }) => ({ id, version, choice, answered_at: answeredAt.toISOString() })),
    texts: texts.map(({ version, content, at, answers: count }) => ({ version, content, first_answered_at: at.toISOString(), answers: count })),
  })
}

/** As a literal, since a parameter would make the expression of the group another one than that of the column. */
function quoted(timeZone: string): string {
  return `'${timeZone.replaceAll("'", "''")}'`
}
