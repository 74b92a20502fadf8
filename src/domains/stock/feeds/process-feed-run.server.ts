import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { findRetailerCodes } from '#domains/retailers/index.server.ts'
import { storableText } from '#kernel/values/storable-text.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { Network } from '#platform/http/network.ts'
import { openDownload } from '#platform/http/open-download.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { countStaged, forgetOtherRows } from './digests/known-rows.server.ts'
import { digestOfTerms } from './digests/digest-of-terms.server.ts'
import { findingsOfSameFile } from './digests/same-file.server.ts'
import { countsWritten, endRun, flawOf, isLiveRun, isStillOurs, RunLost, rethrowUnlessLost } from './end-run.server.ts'
import { compareRows, countGone, listedBy, nothingWritten, settle, withdrawSome, writeRows, type WrittenCounts } from './feed-changes.server.ts'
import { FeedFlaw } from './feed-flaw.ts'
import type { FeedReport } from './feed-run.ts'
import type { FeedRunRow, RunJob } from './feed-runs.server.ts'
import { draftOf, type FeedRow } from './feeds.server.ts'
import { MOST_FILE_BYTES, readFile, storeFile } from './file-parts.server.ts'
import type { KnownFamily } from './mark-row.ts'
import type { ReadTerms } from './reading/row-reader.server.ts'
import { RowStager } from './reading/stage-rows.server.ts'
import { ThreadedReader } from './reading/threaded-reader.server.ts'
import { removeOldFiles } from './remove-old-files.server.ts'
import { feed, feedRow, feedRun } from './schema.server.ts'

/**
 * `code` names the code that reads files: what other code has read is read again; null for code that cannot tell, which keeps no digests.
 * `families` are the models that the site knows, `currencies` those that have an exchange rate.
 */
export type FeedWork = {
  code: string | null
  storage: Storage
  network: Network
  families: () => Promise<readonly KnownFamily[]>
  currencies: () => Promise<ReadonlySet<string>>
}

/** The longest time of work before it yields to visitors' requests. */
const SLICE_MS = 4
const TELL_MS = 700
/** The progress at the start of each phase, in percent. */
const part = { fetch: 0, read: 10, check: 70, apply: 85, end: 100 } as const

/**
 * Carries out a run, or applies a confirmed one, for a job that may have been taken before: what another process would still write of it is refused.
 * Fetching, reading and comparing change nothing for visitors, and begin again; applying goes on where it ended. Gives the id of the feed when vehicles of it
 * were written. Throws what may be over when the job is taken again.
 */
export async function processFeedRun(ctx: Ctx, work: FeedWork, { runId, attempt }: RunJob): Promise<number | null> {
  const [run] = await ctx.db
    .update(feedRun)
    .set({
      claimed: sql`${feedRun.claimed} + 1`,
      startedAt: sql`coalesce(started_at, now())`,
      state: sql`case when state = 'applying' then state else 'reading' end`,
    })
    .where(and(eq(feedRun.id, runId), eq(feedRun.attempt, attempt), isLiveRun))
    .returning()
  const [owner] = run ? await ctx.db.select().from(feed).where(eq(feed.id, run.feedId)) : []
  if (!run || !owner) return null
  const ours: Ctx = { ...ctx, staff: { id: run.actorId, name: run.actorName, role: 'editor' } }
  try {
    return await new FeedRunner(ours, work, { run, owner }).go()
  } catch (error) {
    if (error instanceof RunLost) return null
    const flaw = flawOf(error)
    // A temporary failure: the queue tries it again.
    if (!flaw) throw error
    ctx.log.warn('a run of a feed failed', { feed: owner.key, run: runId, reason: flaw.code })
    await endRun(ctx, run, {
      state: 'failed',
      reason: flaw.code,
      reasonLine: flaw.line,
      reasonDetail: storableText(flaw.detail.slice(0, 300)),
      ...countsWritten,
    }).catch(rethrowUnlessLost)
    return null
  } finally {
    await removeOldFiles(ctx, work.storage)
  }
}

class FeedRunner {
  readonly #ctx: Ctx
  readonly #work: FeedWork
  readonly #owner: FeedRow
  #run: FeedRunRow
  #toldAt = 0
  #sliceAt = performance.now()
  #readTerms: ReadTerms | undefined
  #stager: RowStager | undefined

  constructor(ctx: Ctx, work: FeedWork, { run, owner }: { run: FeedRunRow; owner: FeedRow }) {
    this.#ctx = ctx
    this.#work = work
    this.#run = run
    this.#owner = owner
  }

  async go(): Promise<number | null> {
    if (this.#run.state === 'applying') return this.#apply()
    await this.#fetch()
    if (await this.#endsAtOnce()) return this.#owner.id
    // What waits for a decision is applied later, when it may not be known any more.
    await this.#read(this.#run.isDryRun)
    return (await this.#check()) ? this.#apply() : null
  }

  /** Downloads the feed's file into the storage; an upload is there already. */
  async #fetch(): Promise<void> {
    if (this.#run.source === 'upload') return
    const stop = new AbortController()
    const telling = setInterval(() => this.#tell(part.fetch).catch((error: unknown) => stop.abort(error)), TELL_MS)
    try {
      const file = await this.#download(stop.signal)
      this.#run = { ...this.#run, ...file }
      await this.#tell(part.read, file, true)
    } catch (error) {
      // The download's own error says only that it was aborted.
      throw stop.signal.aborted ? stop.signal.reason : error
    } finally {
      clearInterval(telling)
    }
  }

  async #download(signal: AbortSignal) {
    const { storage, network } = this.#work
    const { bytes, length } = await openDownload(this.#owner.url, { network, mostBytes: MOST_FILE_BYTES, signal })
    const onBytes = (bytesRead: number) => this.#tell(length ? part.read * Math.min(1, bytesRead / length) : part.fetch, { fileBytes: bytesRead })
    const { key: fileKey, parts: fileParts, bytes: fileBytes, digest: fileDigest } = await storeFile(storage, { key: randomUUID(), source: bytes, onBytes })
    return { fileKey, fileParts, fileBytes, fileDigest }
  }

  /** Reads and checks every row into the table between file and stock; with `readsAll` also those of which it is known that they change nothing. */
  async #read(readsAll: boolean): Promise<void> {
    const { db } = this.#ctx
    const { id: runId, fileKey, fileParts, fileBytes } = this.#run
    const { fetchImages: fetchesPictures, mostInvalidPercent } = this.#owner
    await db.delete(feedRow).where(eq(feedRow.runId, runId))
    let bytes = 0
    const countBytes = async function* (source: AsyncIterable<Uint8Array>) {
      for await (const piece of source) {
        bytes += piece.length
        yield piece
      }
    }
    const reader = new ThreadedReader(countBytes(readFile(this.#work.storage, { key: fileKey, parts: fileParts })), await this.#terms())
    const stager = new RowStager(db, { run: this.#run, reader, fetchesPictures, readsAll })
    try {
      while (await stager.stageNext()) {
        const share = fileBytes === 0 ? 1 : Math.min(1, bytes / fileBytes)
        await this.#tell(part.read + (part.check - part.read) * share, { ...stager.counts, errors: stager.errors })
        await this.#giveWay()
      }
    } finally {
      await reader.close()
    }
    const { counts, errors } = stager
    this.#stager = stager
    this.#run = { ...this.#run, ...counts }
    await this.#tell(part.check, { ...counts, errors, state: 'checking' }, true)
    if (counts.rowsRead === 0) throw new FeedFlaw('no_rows')
    if (counts.rowsInvalid * 100 > counts.rowsRead * mostInvalidPercent) throw new FeedFlaw('too_many_invalid')
    if (counts.rowsValid === 0) throw new FeedFlaw('no_rows')
  }

  async #terms(): Promise<ReadTerms> {
    this.#readTerms ??= await this.#newTerms()
    return this.#readTerms
  }

  async #newTerms(): Promise<ReadTerms> {
    const { db } = this.#ctx
    const { code } = this.#work
    const draft = draftOf(this.#owner)
    const currencies = await this.#work.currencies()
    const site = { dealerCodes: await findRetailerCodes(db), families: await this.#work.families(), fetchesPictures: draft.fetch_images }
    return { draft, currencies, site, digest: code === null ? null : await digestOfTerms(db, { code, draft, currencies, site }) }
  }

  /** Whether the run was ended by what the last one left, without reading its file: the same file again, and nothing has changed since. */
  async #endsAtOnce(): Promise<boolean> {
    const { digest } = await this.#terms()
    this.#run = { ...this.#run, terms: digest ?? '' }
    const findings = this.#run.isDryRun || digest === null ? null : await findingsOfSameFile(this.#ctx.db, { run: this.#run, key: this.#owner.key })
    await this.#tell(part.read, { terms: this.#run.terms }, true)
    if (!findings) return false
    this.#run = { ...this.#run, ...findings }
    await this.#end(findings)
    return true
  }

  /** Compares with the stock; whether it may be applied at once. */
  async #check(): Promise<boolean> {
    await this.#ctx.db.execute(sql`analyze feed_row`)
    const { key } = this.#owner
    const onBatch = async (share: number) => {
      await this.#tell(part.check + (part.apply - part.check) * share)
      await this.#giveWay()
    }
    const { counts, report } = await compareRows(this.#ctx.db, this.#staged(), onBatch)
    const { gone, of, samples } = await countGone(this.#ctx.db, { key, isListed: listedBy(this.#run.id) })
    const { known, marked } = this.#stager ?? { known: { unchanged: 0, held: 0 }, marked: [] }
    const all = { ...counts, unchanged: counts.unchanged + known.unchanged, held: counts.held + known.held }
    const findings = { ...all, gone, liveBeforeRun: of, report: { ...report, gone: samples, marked } satisfies FeedReport }
    if (this.#isTooMuch(gone, of)) {
      if (known.unchanged + known.held > 0) {
        await this.#read(true)
        return this.#check()
      }
      await endRun(this.#ctx, this.#run, { state: 'stopped', reason: 'too_many_gone', ...findings })
      return false
    }
    if (this.#run.isDryRun) {
      await endRun(this.#ctx, this.#run, { state: 'ready', ...findings })
      return false
    }
    await this.#tell(part.apply, { ...findings, state: 'applying' }, true)
    return true
  }

  #isTooMuch(gone: number, of: number): boolean {
    return !this.#run.allowsGone && gone * 100 > of * this.#owner.mostGonePercent
  }

  /**
   * Writes the rows in short transactions, so that nobody waits long for a vehicle. Each stores how far it came: the next attempt of a run whose process died goes
   * on from there, and the end tells what all of them wrote.
   */
  async #apply(): Promise<number | null> {
    const { id: runId, rowsValid } = this.#run
    const { valid, held, lost } = await countStaged(this.#ctx.db, { feedId: this.#owner.id, runId })
    // A crash of the database empties the table; without this check all vehicles would count as gone. What was known when the run stopped may not be any more.
    if (valid !== rowsValid || (this.#run.written === null && this.#run.allowsGone && lost > 0)) {
      await endRun(this.#ctx, this.#run, { state: 'failed', reason: 'rows_lost', ...countsWritten })
      return null
    }
    if (this.#run.written === null) {
      const { gone, of } = await countGone(this.#ctx.db, { key: this.#owner.key, isListed: listedBy(runId) })
      if (this.#isTooMuch(gone, of)) {
        await endRun(this.#ctx, this.#run, { state: 'stopped', reason: 'too_many_gone', gone, liveBeforeRun: of })
        return null
      }
      await this.#write(async () => ({ ...nothingWritten, held }), { liveBeforeRun: of })
    }
    while (this.#run.appliedRows < this.#run.rowsRead) await this.#write((tx) => writeRows(tx, this.#staged(), this.#run.appliedRows))
    while ((await this.#write((tx) => withdrawSome(tx, this.#staged()))).gone > 0);
    await forgetOtherRows(this.#ctx.db, { feedId: this.#owner.id, runId })
    await this.#end()
    return this.#owner.id
  }

  /** One short transaction of the run, which counts what it wrote. Throws when another process has taken over the run. */
  async #write(write: (tx: Tx) => Promise<WrittenCounts & { last?: number }>, values: Partial<typeof feedRun.$inferInsert> = {}): Promise<WrittenCounts> {
    const { id, rowsRead } = this.#run
    const now = await this.#ctx.db.transaction(async (tx) => {
      const [own] = await tx
        .select({ id: feedRun.id })
        .from(feedRun)
        .where(and(isStillOurs(this.#run), eq(feedRun.state, 'applying')))
        .for('update')
      if (!own) throw new RunLost()
      const { last: appliedRows = this.#run.appliedRows, ...more } = await write(tx)
      const { added, changed, held, gone } = this.#run.written ?? nothingWritten
      const totals = { added: added + more.added, changed: changed + more.changed, held: held + more.held, gone: gone + more.gone }
      const progress = Math.round(part.apply + (part.end - part.apply) * 0.95 * (rowsRead === 0 ? 1 : appliedRows / rowsRead))
      await tx
        .update(feedRun)
        .set({ ...values, appliedRows, written: totals, progress })
        .where(eq(feedRun.id, id))
      if (more.added + more.changed + more.gone > 0) await announceChange(tx, 'stock')
      return { more, run: { appliedRows, written: totals } }
    })
    this.#run = { ...this.#run, ...now.run }
    await this.#giveWay()
    return now.more
  }

  async #end(values: Partial<FeedRunRow> = {}): Promise<void> {
    const { id: runId, rowsValid } = this.#run
    const totals = this.#run.written ?? nothingWritten
    const counts = { ...totals, unchanged: rowsValid - totals.added - totals.changed - totals.held }
    await this.#ctx.db.transaction(async (tx) => {
      await settle(tx, { key: this.#owner.key, runId })
      const endedRuns = await tx
        .update(feedRun)
        .set({ ...values, ...counts, state: 'done', reason: '', progress: part.end, finishedAt: sql`now()` })
        .where(isStillOurs(this.#run))
        .returning({ id: feedRun.id })
      if (endedRuns.length === 0) throw new RunLost()
      await tx.delete(feedRow).where(eq(feedRow.runId, runId))
      await recordAudit(tx, this.#ctx, { action: 'feed.run_applied', subject: this.#owner.key, after: { run: runId, ...counts } })
    })
  }

  #staged() {
    const { key, rules, dealerCode: dealer_code, publicationLists: publication_lists } = this.#owner
    return { key, rules, dealer_code, publication_lists, feedId: this.#owner.id, runId: this.#run.id, last: this.#run.rowsRead }
  }

  /** Stores the progress, at intervals. Throws when the run was cancelled, or another process has taken it over. */
  async #tell(progress: number, values: Partial<typeof feedRun.$inferInsert> = {}, isDue = false): Promise<void> {
    const now = performance.now()
    if (!isDue && now - this.#toldAt < TELL_MS) return
    this.#toldAt = now
    const updated = await this.#ctx.db
      .update(feedRun)
      .set({ ...values, progress: Math.round(progress) })
      .where(isStillOurs(this.#run))
      .returning({ id: feedRun.id })
    if (updated.length === 0) throw new RunLost()
  }

  async #giveWay(): Promise<void> {
    if (performance.now() - this.#sliceAt < SLICE_MS) return
    await nextTurn()
    this.#sliceAt = performance.now()
  }
}
