import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { findRetailerCodes } from '#domains/retailers/index.server.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { Network } from '#platform/http/network.ts'
import { openDownload } from '#platform/http/open-download.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { VehicleDraft } from '../vehicles/fields/vehicle-draft.ts'
import { countsWritten, endRun, flawOf, isUnderWay, RunLost, rethrowUnlessLost } from './end-run.server.ts'
import { compareRows, countGone, nothingWritten, settle, withdrawSome, writeRows, type Written } from './feed-changes.server.ts'
import { FeedFlaw } from './feed-flaw.ts'
import { knownImages, withImages } from './feed-images.server.ts'
import type { FeedReport, RowError } from './feed-run.ts'
import type { FeedRunRow, RunJob } from './feed-runs.server.ts'
import { draftOf, type FeedRow } from './feeds.server.ts'
import { MOST_FILE_BYTES, readFile, storeFile } from './file-parts.server.ts'
import { recordMapper } from './mapping/map-record.ts'
import { type Known, type KnownFamily, marksOf } from './mark-row.ts'
import { missingOf } from './missing-of.ts'
import { readRows } from './read-rows.server.ts'
import { removeOldFiles } from './remove-old-files.server.ts'
import { feed, feedRow, feedRun } from './schema.server.ts'
import { rowOf, type StagedRow, stagedRow, vinOnce } from './staged-row.server.ts'
import { storableText } from './storable-text.ts'

/** `families` are the models that the site knows, `currencies` those that have an exchange rate. */
export type FeedWork = {
  storage: Storage
  network: Network
  families: () => Promise<readonly KnownFamily[]>
  currencies: () => Promise<ReadonlySet<string>>
}

/** Rows that are staged by one statement. */
const BATCH = 200
/** The longest time of reading before it yields to visitors' requests. */
const SLICE_MS = 4
const MOST_ERRORS = 200
const HEARTBEAT_MS = 700
/** The progress at the start of each phase, in percent. */
const part = { fetch: 0, read: 10, check: 70, apply: 85, end: 100 } as const

/**
 * Carries out a run, or applies a confirmed one. Fetching, reading and comparing change nothing for visitors; applying goes on where the attempt before ended,
 * and a repeated job finds its attempt taken.
 * Gives the id of the feed when vehicles of it were written.
 */
export async function processFeedRun(ctx: Ctx, work: FeedWork, { runId, attempt }: RunJob): Promise<number | null> {
  const [run] = await ctx.db
    .update(feedRun)
    .set({
      claimed: attempt,
      startedAt: sql`coalesce(started_at, now())`,
      heartbeatAt: sql`now()`,
      state: sql`case when state = 'queued' then 'reading' else state end`,
    })
    .where(and(eq(feedRun.id, runId), eq(feedRun.attempt, attempt), lt(feedRun.claimed, attempt), inArray(feedRun.state, ['queued', 'applying'])))
    .returning()
  const [owner] = run ? await ctx.db.select().from(feed).where(eq(feed.id, run.feedId)) : []
  if (!run || !owner) return null
  const ours: Ctx = { ...ctx, staff: { id: run.actorId, name: run.actorName, role: 'editor' } }
  try {
    return await new FeedRunner(ours, work, { run, owner }).go()
  } catch (error) {
    if (error instanceof RunLost) return null
    const flaw = flawOf(error)
    // A temporary failure: the sweep finds the run silent and tries it again.
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
  #beatAt = 0
  #sliceAt = performance.now()
  readonly #marked = new Map<string, RowError>()

  constructor(ctx: Ctx, work: FeedWork, { run, owner }: { run: FeedRunRow; owner: FeedRow }) {
    this.#ctx = ctx
    this.#work = work
    this.#run = run
    this.#owner = owner
  }

  async go(): Promise<number | null> {
    if (this.#run.state === 'applying') return this.#apply()
    await this.#fetch()
    await this.#read()
    return (await this.#check()) ? this.#apply() : null
  }

  /** Downloads the feed's file into the storage; an upload is there already. */
  async #fetch(): Promise<void> {
    if (this.#run.source === 'upload') return
    const stop = new AbortController()
    const heartbeats = setInterval(() => this.#heartbeat(part.fetch).catch((error: unknown) => stop.abort(error)), HEARTBEAT_MS)
    try {
      const file = await this.#download(stop.signal)
      this.#run = { ...this.#run, ...file }
      await this.#heartbeat(part.read, file, true)
    } catch (error) {
      // The download's own error says only that it was aborted.
      throw stop.signal.aborted ? stop.signal.reason : error
    } finally {
      clearInterval(heartbeats)
    }
  }

  async #download(signal: AbortSignal) {
    const { storage, network } = this.#work
    const { bytes, length } = await openDownload(this.#owner.url, { network, mostBytes: MOST_FILE_BYTES, signal })
    const onBytes = (got: number) => this.#heartbeat(length ? part.read * Math.min(1, got / length) : part.fetch, { fileBytes: got })
    const { key: fileKey, parts: fileParts, bytes: fileBytes, digest: fileDigest } = await storeFile(storage, { key: randomUUID(), source: bytes, onBytes })
    return { fileKey, fileParts, fileBytes, fileDigest }
  }

  /** Reads, maps and checks every row into the table between file and stock. */
  async #read(): Promise<void> {
    const { db } = this.#ctx
    const { id: runId, fileKey, fileParts, fileBytes } = this.#run
    await db.delete(feedRow).where(eq(feedRow.runId, runId))
    const errors: RowError[] = []
    const counts = { rowsRead: 0, rowsValid: 0, rowsInvalid: 0 }
    const draft = draftOf(this.#owner)
    const map = recordMapper(draft, await this.#work.currencies())
    const known = await this.#known()
    const once = vinOnce()
    let bytes = 0
    let batch: StagedRow[] = []
    const complain = (line: number, found: Omit<RowError, 'line'>[]) => {
      counts.rowsInvalid += 1
      for (const problem of found) if (errors.length < MOST_ERRORS) errors.push({ line, ...storableText(problem) })
    }
    const flush = async () => {
      const twice = await this.#stage(batch, known)
      for (const row of batch) {
        if (twice.has(row.number)) complain(row.line, [{ field: 'external_id', reason: 'twice', value: row.externalId.slice(0, 80) }])
        else if (row.vehicle) {
          counts.rowsValid += 1
          this.#mark(row.line, row.vehicle, known)
        } else complain(row.line, row.problems)
      }
      batch = []
      const share = fileBytes === 0 ? 1 : Math.min(1, bytes / fileBytes)
      await this.#heartbeat(part.read + (part.check - part.read) * share, { ...counts, errors })
    }
    const counted = async function* (source: AsyncIterable<Uint8Array>) {
      for await (const piece of source) {
        bytes += piece.length
        yield piece
      }
    }
    for await (const row of readRows(counted(readFile(this.#work.storage, { key: fileKey, parts: fileParts })), draft)) {
      counts.rowsRead += 1
      batch.push(once(stagedRow(row, counts.rowsRead, map)))
      if (batch.length >= BATCH) await flush()
      await this.#giveWay()
    }
    await flush()
    this.#run = { ...this.#run, ...counts }
    await this.#heartbeat(part.check, { ...counts, errors, state: 'checking' }, true)
    if (counts.rowsRead === 0) throw new FeedFlaw('no_rows')
    if (counts.rowsInvalid * 100 > counts.rowsRead * this.#owner.mostInvalidPercent) throw new FeedFlaw('too_many_invalid')
    if (counts.rowsValid === 0) throw new FeedFlaw('no_rows')
  }

  async #known(): Promise<Known> {
    const dealerCodes = await findRetailerCodes(this.#ctx.db)
    return { dealerCodes, families: await this.#work.families(), fetchesPictures: this.#owner.fetchImages }
  }

  #mark(line: number, draft: VehicleDraft, known: Known): void {
    for (const mark of marksOf(draft, known)) {
      const key = `${mark.reason} ${mark.value}`
      if (this.#marked.size < MOST_ERRORS && !this.#marked.has(key)) this.#marked.set(key, { line, ...storableText(mark) })
    }
  }

  /** Numbers of rows whose vehicle stands further up in the file. */
  async #stage(batch: readonly StagedRow[], known: Known): Promise<Set<number>> {
    const named = batch.filter(({ externalId }) => externalId !== '')
    if (named.length === 0) return new Set()
    if (this.#owner.fetchImages) {
      const addresses = named.flatMap(({ vehicle: draft }) => draft?.photos.map(({ big_path }) => big_path) ?? [])
      const images = await knownImages(this.#ctx.db, [...new Set(addresses)])
      for (const { vehicle: draft } of named) if (draft) draft.photos = withImages(draft.photos, images)
    }
    const rows = named.map(({ number, line, externalId, vehicle: draft }) => ({
      run_id: this.#run.id,
      number,
      line,
      external_id: externalId,
      vehicle: draft ? rowOf(draft) : null,
      missing: draft && !this.#owner.showsAtOnce ? missingOf(draft, known) : [],
    }))
    const { rows: taken } = await this.#ctx.db.execute<{ number: number }>(sql`
      insert into feed_row (run_id, number, line, external_id, vehicle, missing)
      select run_id, number, line, external_id, nullif(vehicle, 'null'::jsonb), missing from jsonb_populate_recordset(null::feed_row, ${JSON.stringify(rows)}::jsonb)
      on conflict (run_id, external_id) do nothing returning number`)
    const kept = new Set(taken.map(({ number }) => number))
    return new Set(named.filter(({ number }) => !kept.has(number)).map(({ number }) => number))
  }

  /** Compares with the stock; whether it may be applied at once. */
  async #check(): Promise<boolean> {
    await this.#ctx.db.execute(sql`analyze feed_row`)
    const { key } = this.#owner
    const onBatch = async (share: number) => {
      await this.#heartbeat(part.check + (part.apply - part.check) * share)
      await this.#giveWay()
    }
    const { counts, report } = await compareRows(this.#ctx.db, this.#staged(), onBatch)
    const { gone, of, samples } = await countGone(this.#ctx.db, { key, runId: this.#run.id })
    const findings = { ...counts, gone, liveBeforeRun: of, report: { ...report, gone: samples, marked: [...this.#marked.values()] } satisfies FeedReport }
    if (this.#isTooMuch(gone, of)) {
      await endRun(this.#ctx, this.#run, { state: 'stopped', reason: 'too_many_gone', ...findings })
      return false
    }
    if (this.#run.isDryRun) {
      await endRun(this.#ctx, this.#run, { state: 'ready', ...findings })
      return false
    }
    await this.#heartbeat(part.apply, { ...findings, state: 'applying' }, true)
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
    const staged = await this.#ctx.db.$count(feedRow, and(eq(feedRow.runId, runId), isNotNull(feedRow.vehicle)))
    // A crash of the database empties the table; without this check all vehicles would count as gone.
    if (staged !== rowsValid) {
      await endRun(this.#ctx, this.#run, { state: 'failed', reason: 'rows_lost', ...countsWritten })
      return null
    }
    if (this.#run.written === null) {
      const { gone, of } = await countGone(this.#ctx.db, { key: this.#owner.key, runId })
      if (this.#isTooMuch(gone, of)) {
        await endRun(this.#ctx, this.#run, { state: 'stopped', reason: 'too_many_gone', gone, liveBeforeRun: of })
        return null
      }
      await this.#write(async () => nothingWritten, { liveBeforeRun: of })
    }
    while (this.#run.appliedRows < this.#run.rowsRead) await this.#write((tx) => writeRows(tx, this.#staged(), this.#run.appliedRows))
    while ((await this.#write((tx) => withdrawSome(tx, this.#staged()))).gone > 0);
    await this.#end()
    return this.#owner.id
  }

  /** One short transaction of the run, which counts what it wrote. Throws when another process has taken over the run. */
  async #write(write: (tx: Tx) => Promise<Written & { last?: number }>, values: Partial<typeof feedRun.$inferInsert> = {}): Promise<Written> {
    const { id, attempt, rowsRead } = this.#run
    const now = await this.#ctx.db.transaction(async (tx) => {
      const [own] = await tx
        .select({ id: feedRun.id })
        .from(feedRun)
        .where(and(eq(feedRun.id, id), eq(feedRun.attempt, attempt), eq(feedRun.state, 'applying')))
        .for('update')
      if (!own) throw new RunLost()
      const { last: appliedRows = this.#run.appliedRows, ...more } = await write(tx)
      const { added, changed, held, gone } = this.#run.written ?? nothingWritten
      const written = { added: added + more.added, changed: changed + more.changed, held: held + more.held, gone: gone + more.gone }
      const progress = Math.round(part.apply + (part.end - part.apply) * 0.95 * (rowsRead === 0 ? 1 : appliedRows / rowsRead))
      await tx
        .update(feedRun)
        .set({ ...values, appliedRows, written, progress, heartbeatAt: sql`now()` })
        .where(eq(feedRun.id, id))
      if (more.added + more.changed + more.gone > 0) await announceChange(tx, 'stock')
      return { more, run: { appliedRows, written } }
    })
    this.#run = { ...this.#run, ...now.run }
    await this.#giveWay()
    return now.more
  }

  async #end(): Promise<void> {
    const { id: runId, attempt, rowsValid } = this.#run
    const written = this.#run.written ?? nothingWritten
    const counts = { ...written, unchanged: rowsValid - written.added - written.changed - written.held }
    await this.#ctx.db.transaction(async (tx) => {
      await settle(tx, { key: this.#owner.key, runId })
      const ended = await tx
        .update(feedRun)
        .set({ ...counts, state: 'done', reason: '', progress: part.end, finishedAt: sql`now()` })
        .where(and(eq(feedRun.id, runId), eq(feedRun.attempt, attempt), eq(feedRun.state, 'applying')))
        .returning({ id: feedRun.id })
      if (ended.length === 0) throw new RunLost()
      await tx.delete(feedRow).where(eq(feedRow.runId, runId))
      await recordAudit(tx, this.#ctx, { action: 'feed.run_applied', subject: this.#owner.key, after: { run: runId, ...counts } })
    })
  }

  #staged() {
    const { key, rules, dealerCode: dealer_code, publicationLists: publication_lists } = this.#owner
    return { key, rules, dealer_code, publication_lists, runId: this.#run.id, last: this.#run.rowsRead }
  }

  /** Stores the progress and renews the lease, at intervals. Throws when another process has taken over the run. */
  async #heartbeat(progress: number, values: Partial<typeof feedRun.$inferInsert> = {}, isDue = false): Promise<void> {
    const now = performance.now()
    if (!isDue && now - this.#beatAt < HEARTBEAT_MS) return
    this.#beatAt = now
    const { id, attempt } = this.#run
    const updated = await this.#ctx.db
      .update(feedRun)
      .set({ ...values, progress: Math.round(progress), heartbeatAt: sql`now()` })
      .where(and(eq(feedRun.id, id), eq(feedRun.attempt, attempt), isUnderWay))
      .returning({ id: feedRun.id })
    if (updated.length === 0) throw new RunLost()
  }

  async #giveWay(): Promise<void> {
    if (performance.now() - this.#sliceAt < SLICE_MS) return
    await nextTurn()
    this.#sliceAt = performance.now()
  }
}
