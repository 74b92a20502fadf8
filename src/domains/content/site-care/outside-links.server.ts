import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { asc, eq, inArray, lte, ne } from 'drizzle-orm'
import { days, minutes, seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { probeAddress } from '#platform/http/probe-address.server.ts'
import { outsideLink } from '../schema.server.ts'
import type { CareFlaw, CarePlace } from './care-finding.ts'

/** A link to another site with the place where it stands. */
export type OutsidePlace = { url: string; place: CarePlace }

/** After how long an address is asked again, by what it said. */
const againAfter = { ok: days(7), unknown: days(3), dead: days(1) } as const
/** Addresses that one run asks, and those of one host among them; the next runs have the others. */
const MOST_ASKED = 40
const MOST_OF_HOST = 5
const MOST_LOOKED_AT = 400
const TIMEOUT_MS = seconds(8)
const PAUSE_MS = 500
/** A run begins no request after this time, so that it ends before the next one. */
const RUN_MS = minutes(4)
const AT_ONCE = 500

/** Remembers the addresses of other sites that the site links to, forgets the others, and gives the places whose address is dead or could not be told. */
export async function keepOutsideLinks(tx: Tx, places: readonly OutsidePlace[], { run, at }: { run: number; at: Date }): Promise<CareFlaw[]> {
  const urls = [...new Set(places.map(({ url }) => url))].map((url) => ({ key: keyOf(url), url, run, dueAt: at }))
  for (let from = 0; from < urls.length; from += AT_ONCE) {
    await tx
      .insert(outsideLink)
      .values(urls.slice(from, from + AT_ONCE))
      .onConflictDoUpdate({ target: outsideLink.key, set: { run } })
  }
  await tx.delete(outsideLink).where(ne(outsideLink.run, run))
  const troubled = await tx
    .select()
    .from(outsideLink)
    .where(inArray(outsideLink.state, ['dead', 'unknown']))
  const byUrl = new Map(troubled.map((row) => [row.url, row]))
  return places.flatMap(({ url, place }) => {
    const row = byUrl.get(url)
    if (!row) return []
    const details = { ...(row.status === null ? {} : { status: row.status }), ...(row.checkedAt ? { checked_at: row.checkedAt.toISOString() } : {}) }
    return [{ ...place, kind: row.state === 'dead' ? ('dead_outside' as const) : ('unknown_outside' as const), target: url, details }]
  })
}

/**
 * Asks some of the addresses of other sites that are due, one after the other with a pause between them, and writes down what they said. Answers whether any of
 * them said something else than before.
 */
export async function checkOutsideLinks(
  ctx: Ctx,
  { pauseMs = PAUSE_MS, timeoutMs = TIMEOUT_MS }: { pauseMs?: number; timeoutMs?: number } = {},
): Promise<boolean> {
  const now = ctx.clock.now()
  const due = await ctx.db
    .select()
    .from(outsideLink)
    .where(lte(outsideLink.dueAt, now))
    .orderBy(asc(outsideLink.dueAt), asc(outsideLink.key))
    .limit(MOST_LOOKED_AT)
  const began = performance.now()
  const countsByHost = new Map<string, number>()
  let count = 0
  let hasChanged = false
  for (const link of due) {
    const host = new URL(link.url).host
    const ofHost = countsByHost.get(host) ?? 0
    if (ofHost >= MOST_OF_HOST) continue
    if (count >= MOST_ASKED || performance.now() - began > RUN_MS) break
    if (count > 0) await setTimeout(pauseMs)
    countsByHost.set(host, ofHost + 1)
    count += 1
    const { state, status } = await probeAddress(link.url, { network: ctx.network ?? 'public', timeoutMs })
    hasChanged ||= (link.state ?? 'ok') !== state
    await ctx.db
      .update(outsideLink)
      .set({ state, status, checkedAt: now, dueAt: new Date(now.getTime() + againAfter[state]) })
      .where(eq(outsideLink.key, link.key))
  }
  return hasChanged
}

function keyOf(url: string): string {
  return createHash('sha256').update(url).digest('hex')
}
