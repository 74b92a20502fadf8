import { eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { findRetailerCodes } from '#domains/retailers/index.server.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { DownloadError } from '#platform/http/download-error.ts'
import type { Network } from '#platform/http/network.ts'
import { openDownload } from '#platform/http/open-download.server.ts'
import { type FeedDraft, unmaskedUrl } from './feed.ts'
import { findFeedField } from './mapping/feed-fields.ts'
import { FeedFlaw, type FeedFlawCode } from './feed-flaw.ts'
import { elementsAt, type FeedRecord, pathsOf, valuesAt } from './feed-record.ts'
import type { RowError } from './feed-run.ts'
import { recordMapper } from './mapping/map-record.ts'
import { type KnownFamily, marksOf } from './mark-row.ts'
import { readRows } from './read-rows.server.ts'
import { feed } from './schema.server.ts'

/** The part of a file that is previewed. */
export const SAMPLE_BYTES = 256 * 1024
const MOST_ROWS = 20
const MOST_COLUMNS = 300
const LONGEST_EXAMPLE = 120

type Flaw = Omit<RowError, 'line'>
/**
 * The beginning of a file: its columns with an example each, and its first rows as the rules of the feed read them. A row has `errors`, or
 * it is a vehicle, with `marks` on what a dry run would have staff look at.
 */
export type FeedPreview = {
  columns: { path: string; example: string }[]
  rows: { line: number; values: Record<string, unknown> | null; errors: Flaw[]; marks: Flaw[] }[]
  flaw: { code: FeedFlawCode; line: number | null; detail: string } | null
}

/** `families` are the models that the site knows, `currencies` those with an exchange rate; `feedId` names the stored feed whose password a masked address means. */
type Previewed = {
  draft: FeedDraft
  sample: Uint8Array | null
  network: Network
  feedId: number | null
  families: readonly KnownFamily[]
  currencies: ReadonlySet<string>
}

/** Reads the first rows of a sample, or of the file at the feed's address, by a draft of the feed. Writes nothing. */
export async function previewFeed(
  ctx: Ctx,
  { draft, sample, network, feedId, families, currencies }: Previewed,
): Promise<Outcome<FeedPreview, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  const storedFeeds = feedId === null ? [] : await ctx.db.select({ url: feed.url }).from(feed).where(eq(feed.id, feedId))
  const url = unmaskedUrl(draft.url, storedFeeds[0]?.url ?? '')
  if (!sample && url === null) return refuse({ code: 'invalid', fields: { url: ['password_needed'] } })
  if (!sample && url === '') return refuse({ code: 'invalid', fields: { url: ['required'] } })
  const preview: FeedPreview = { columns: [], rows: [], flaw: null }
  const examples = new Map<string, string>()
  const map = recordMapper(draft, currencies)
  const site = { dealerCodes: await findRetailerCodes(ctx.db), families, fetchesPictures: draft.fetch_images }
  let isCut = false
  const source = async function* (): AsyncGenerator<Uint8Array> {
    const bytes = sample ? [sample] : (await openDownload(url ?? '', { network, mostBytes: Number.POSITIVE_INFINITY, totalMs: 15_000 })).bytes
    let bytesLeft = SAMPLE_BYTES
    for await (const chunk of bytes) {
      yield chunk.subarray(0, bytesLeft)
      bytesLeft -= chunk.length
      isCut = bytesLeft <= 0
      if (isCut) return
    }
  }
  try {
    for await (const row of readRows(source(), draft)) {
      if ('flaw' in row) {
        preview.rows.push({ line: row.line, values: null, errors: [{ field: '', reason: row.flaw, value: '' }], marks: [] })
      } else {
        for (const path of pathsOf(row.record)) {
          if (!examples.get(path) && examples.size < MOST_COLUMNS) examples.set(path, exampleAt(row.record, path))
        }
        const mapped = map(row.record)
        preview.rows.push(
          mapped.ok
            ? { line: row.line, values: filledValues(mapped.vehicle, draft), errors: [], marks: marksOf(mapped.vehicle, site) }
            : { line: row.line, values: null, errors: mapped.problems, marks: [] },
        )
      }
      if (preview.rows.length >= MOST_ROWS) break
    }
    // The last row of a sample that was cut may be half a row.
    if (isCut && draft.format === 'csv' && preview.rows.length < MOST_ROWS) preview.rows.pop()
  } catch (error) {
    if (!(error instanceof FeedFlaw || error instanceof DownloadError)) throw error
    // A cut sample may end within a record.
    const isEnd = isCut && error instanceof FeedFlaw && ['broken', 'encoding'].includes(error.code) && preview.rows.length > 0
    const line = error instanceof FeedFlaw ? error.line : null
    preview.flaw = isEnd ? null : { code: error.code, line, detail: error.detail }
  }
  preview.columns = [...examples].map(([path, example]) => ({ path, example }))
  return done(preview)
}

function exampleAt(record: FeedRecord, path: string): string {
  const [value] = valuesAt(record, path)
  const [element] = elementsAt(record, path)
  const example = value ?? (typeof element === 'object' && element !== null ? JSON.stringify(element) : '')
  return String(example).slice(0, LONGEST_EXAMPLE)
}

/** The values of a vehicle that the rules filled, by field; parts of an object separately. */
function filledValues(vehicle: Readonly<Record<string, unknown>>, { rules }: FeedDraft): Record<string, unknown> {
  const filledFields = rules.flatMap((rule) => findFeedField(rule) ?? [])
  return Object.fromEntries(
    filledFields.map(({ name, field, part }) => {
      const value = vehicle[field]
      return [name, (part === '' ? value : (value as Readonly<Record<string, unknown>> | null)?.[part]) ?? null]
    }),
  )
}
