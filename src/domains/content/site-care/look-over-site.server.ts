import { createHash } from 'node:crypto'
import { desc, inArray, ne, sql } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { presetSizes } from '#domains/media/index.ts'
import { hours } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable, Tx } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { careFinding, careRun, contentDate, page } from '../schema.server.ts'
import type { CareFlaw, CareSummary } from './care-finding.ts'
import { eachPageFlaws, type PageDay } from './page-flaws.server.ts'
import { findPictureFlaws } from './picture-flaws.server.ts'
import { keepOutsideLinks, type OutsidePlace } from './outside-links.server.ts'
import { findLinkFlaws, findRedirectFlaws, listNavLinks, listRedirectLinks, type OtherLink } from './redirect-flaws.server.ts'
import { openScales } from './scales.server.ts'

/** What a look over the site needs: blocks, the storage of pictures, the origin `https://…`, and what parts of the site that content does not know link to and show. */
export type CareSite = {
  catalogue: Catalogue
  storage: Storage
  origin: string
  links: readonly OtherLink[]
  images: ReadonlySet<number>
}

/** An arbitrary lock key: two looks at the same time would each remove what only the other has found. */
const CARE_LOCK = 727_310
const AT_ONCE = 500
/** Looks take at most one part of so many of the time, however often the site changes. */
const SHARE = 20

/** Finds all that has to be mended on the site. What is found again keeps its number and stays aside if somebody put it there; what is mended vanishes. */
export async function lookOverSite(ctx: Ctx, site: CareSite): Promise<Omit<CareSummary, 'counts'>> {
  const began = performance.now()
  const at = ctx.clock.now()
  const mark = await lastChange(ctx.db)
  const siteFlaws: CareFlaw[] = []
  const days: PageDay[] = []
  const outside: OutsidePlace[] = []
  const scales = openScales(ctx.db, site.storage, ctx.log)
  const pages = await eachPageFlaws(ctx.db, { ...site, scales }, (ofPages) => {
    siteFlaws.push(...ofPages.flaws)
    days.push(...ofPages.days)
    outside.push(...ofPages.outside)
  })
  siteFlaws.push(...(await findRedirectFlaws(ctx.db, site)))
  const others = await findLinkFlaws(ctx.db, [...(await listNavLinks(ctx.db)), ...(await listRedirectLinks(ctx.db)), ...site.links], site)
  siteFlaws.push(...others.flaws)
  outside.push(...others.outside)
  const widest = Math.max(...presetSizes.map(({ width, height }) => Math.max(width, height)))
  const { flaws, pictures } = await findPictureFlaws(ctx.db, { now: at, widest, others: site.images })
  // Not spread: a library may have more pictures than a call has room for arguments.
  for (const flaw of flaws) siteFlaws.push(flaw)
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CARE_LOCK})`)
    const [run] = await tx.insert(careRun).values({ mark, at, tookMs: 0, pages, pictures }).returning({ id: careRun.id })
    if (!run) throw new Error('the database took a look over the site and returned no row')
    const troubled = await keepOutsideLinks(tx, outside, { run: run.id, at })
    await keepFlaws(tx, [...siteFlaws, ...troubled], { run: run.id, at })
    await tx.delete(careFinding).where(ne(careFinding.run, run.id))
    await keepDays(tx, days)
    await tx.delete(careRun).where(ne(careRun.id, run.id))
    const took_ms = Math.round(performance.now() - began)
    await tx.update(careRun).set({ tookMs: took_ms })
    return { looked_at: at.toISOString(), took_ms, pages, pictures }
  })
}

/** Whether the site has changed since it was looked over, unless that took long and was just now; once an hour it counts as changed, since weights are found little by little. */
export async function isCareDue({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<boolean> {
  const [run] = await db.select({ mark: careRun.mark, at: careRun.at, tookMs: careRun.tookMs }).from(careRun).orderBy(desc(careRun.id)).limit(1)
  if (!run) return true
  const since = clock.now().getTime() - run.at.getTime()
  if (since >= hours(1)) return true
  return since >= SHARE * run.tookMs && run.mark !== (await lastChange(db))
}

/** Changes of the stock and of what feeds bring are not waited for: no page is edited by them. */
async function lastChange(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ mark: string | null }>(
    sql`select max(at)::text as mark from content_change where scope in ('site', 'forms') or scope like 'page:%' or scope like 'section:%'`,
  )
  return rows[0]?.mark ?? ''
}

async function keepFlaws(tx: Tx, flaws: readonly CareFlaw[], { run, at }: { run: number; at: Date }): Promise<void> {
  // One link may stand twice in a text: it is mended once.
  const rows = [...new Map(flaws.map((flaw) => [keyOf(flaw), flaw]))].map(([key, { subject_id, block, group, ...flaw }]) => {
    return { ...flaw, key, subjectId: subject_id, blockId: block, groupId: group, run, foundAt: at }
  })
  const again = { run, title: sql`excluded.title`, details: sql`excluded.details` }
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx
      .insert(careFinding)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoUpdate({ target: careFinding.key, set: again })
  }
}

/** Replaces the days of all content; pages that were deleted meanwhile have none. */
async function keepDays(tx: Tx, days: readonly PageDay[]): Promise<void> {
  await tx.delete(contentDate)
  for (let from = 0; from < days.length; from += AT_ONCE) {
    const some = days.slice(from, from + AT_ONCE)
    const ids = [...new Set(some.map(({ pageId }) => pageId))]
    const there = new Set((await tx.select({ id: page.id }).from(page).where(inArray(page.id, ids)).for('key share')).map(({ id }) => id))
    const keptDays = some.filter(({ pageId }) => there.has(pageId))
    if (keptDays.length > 0) await tx.insert(contentDate).values(keptDays)
  }
}

function keyOf({ kind, subject, subject_id, block, group, field, target }: CareFlaw): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, subject, subject_id, block, group, field, target]))
    .digest('hex')
}
