import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { withoutGuards } from '#kernel/values/formula-guard.ts'
import type { FeedDelimiter } from './feed.ts'
import { FeedFlaw, MOST_RECORD_CHARACTERS } from './feed-flaw.ts'
import type { FileRow } from './feed-record.ts'

type ParsedRow = { record: Record<string, string>; raw: string; info: { error?: unknown } }

const signs = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const satisfies Record<Exclude<FeedDelimiter, 'auto'>, string>

/** Rows of CSV by the names of its first line; cells may hold line ends between quotes. A row with too few or too many cells is an error of that row only. */
export async function* csvRows(texts: AsyncIterable<string>, delimiter: FeedDelimiter): AsyncGenerator<FileRow> {
  const [start, all, headingNames] = await peeked(texts)
  let headLines = headingNames === null ? 2 : 3
  let columns = 0
  const parser = parse({
    bom: true,
    delimiter: delimiter === 'auto' ? (headingNames ?? delimiterOf(start)) : signs[delimiter],
    columns: (names: string[]) => {
      headLines += lineEnds(names.join('')) + lineEnds(start.match(/^[\ufeff\r\n]*/)?.[0] ?? '')
      columns = names.length
      return namesOf(names)
    },
    info: true,
    raw: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_RECORD_CHARACTERS,
  })
  const source = Readable.from(all)
  source.once('error', (error) => parser.destroy(error))
  // Counted here, since the parser counts each CRLF between quotes twice.
  let line = 0
  try {
    for await (const { record, raw, info } of source.pipe(parser) as AsyncIterable<ParsedRow>) {
      if (line === 0) line = headLines
      // Empty lines before a record are part of its text.
      const start = line + lineEnds(raw.match(/^[\r\n]+/)?.[0] ?? '')
      line += lineEnds(raw)
      // A row without a line end is the last one; with too few cells the file was cut off, and more may be missing.
      if (info.error && !/[\r\n]$/.test(raw) && Object.keys(record).length < columns)
        throw new FeedFlaw('broken', { line: start, detail: 'the file ends within a row' })
      yield info.error ? { line: start, flaw: 'columns' } : { line: start, record: withoutGuards(record) }
    }
  } catch (error) {
    if (error instanceof CsvError) throw flawOf(error)
    throw error
  } finally {
    source.destroy()
  }
}

function namesOf(headings: string[]): string[] {
  const names = headings.map((name) => name.trim())
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) < index)
  if (twice !== undefined) throw new FeedFlaw('columns', { line: 1, detail: twice })
  if (names.every((name) => name === '')) throw new FeedFlaw('columns', { line: 1 })
  return names.map((name, index) => name || `#${index + 1}`)
}

function flawOf(error: CsvError): FeedFlaw {
  const lines = Number((error as CsvError & { lines?: unknown }).lines)
  const code = error.code === 'CSV_MAX_RECORD_SIZE' ? 'record_too_large' : 'broken'
  return new FeedFlaw(code, { line: Number.isInteger(lines) ? lines : null, detail: error.code })
}

/** The most frequent separator in the header line, outside quotes; spreadsheets of many countries use a semicolon. */
function delimiterOf(start: string): string {
  const [names = ''] = start.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const signCounts = Object.values(signs).map((sign) => ({ sign, count: names.split(sign).length }))
  return signCounts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ','
}

function lineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}

/**
 * Reads the beginning of a text, at least a short first line, and returns it with an iterable of the whole text. A first line `sep=;`, by which
 * spreadsheets name their separator, is taken off, and its sign returned.
 */
async function peeked(texts: AsyncIterable<string>): Promise<[string, AsyncIterable<string>, string | null]> {
  const iterator = texts[Symbol.asyncIterator]()
  let start = ''
  while (start.length < 20_000 && !start.includes('\n')) {
    const { value, done } = await iterator.next()
    if (done) break
    start += value
  }
  const hint = start.match(/^\ufeff?sep=([,;\t|])\r?\n/)
  if (hint) start = start.slice(hint[0].length)
  return [start, again(start, iterator), hint?.[1] ?? null]
}

async function* again(start: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  yield start
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
}
