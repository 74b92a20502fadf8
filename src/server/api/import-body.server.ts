import { z } from '@hono/zod-openapi'
import { CsvError, parse } from 'csv-parse/sync'
import type { ImportRow } from '#kernel/import-report.ts'
import { importActions } from '#kernel/import-report.ts'
import { readJson } from '#kernel/json/json.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { isStorable } from '#kernel/storable.ts'
import { withoutGuards } from '#kernel/values/formula-guard.ts'
import { flagFilter } from './list-query.ts'
import { type RawBody, readText } from './read-body.server.ts'

const MOST_ROWS = 10_000

const Cells = z.record(z.string(), z.unknown())

/** The documented body of an import: CSV with field names in its first line, or a JSON list of records. */
export const importContent = {
  'text/csv': { schema: z.string().openapi({ example: 'dealer_code,name,city\nDXB-1,…,…' }) },
  'application/json': { schema: z.array(Cells).max(MOST_ROWS) },
}

/** `dry_run` is off unless `1` or `true`. */
export const ImportQuery = z.object({ dry_run: flagFilter.default(false) })

const ImportedRow = z.object({
  line: z.int(),
  action: z.enum(importActions),
  key: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})
const Counts = z.object({ create: z.int(), update: z.int(), unchanged: z.int(), invalid: z.int() })
export const ImportAnswer = z.object({ rows: z.array(ImportedRow), counts: Counts }).openapi('ImportReport')

/**
 * Reads the records of an import. CSV is UTF-8 with or without a byte order mark, separated by commas or semicolons; quoted cells may
 * contain line breaks. `invalid` has errors of the whole file, under `file` or `columns`.
 */
export async function readImport(body: RawBody, columns: readonly string[]): Promise<Outcome<ImportRow[], Invalid>> {
  const text = await readText(body)
  if (text === null || text.includes('\u0000')) return refuse({ code: 'invalid', fields: { file: ['not_text'] } })
  const isJson = body.type.startsWith('application/json')
  // The parser counts a CRLF inside quotes as two line breaks.
  return isJson ? rowsOfJson(text) : rowsOfCsv(text.replaceAll('\r\n', '\n'), columns)
}

function rowsOfJson(text: string): Outcome<ImportRow[], Invalid> {
  const json = readJson(text)
  const parsedRows = z.array(Cells).safeParse(json.ok ? json.value : null)
  if (!parsedRows.success || !isStorable(parsedRows.data)) return refuse({ code: 'invalid', fields: { file: ['not_records'] } })
  if (parsedRows.data.length > MOST_ROWS) return refuse({ code: 'invalid', fields: { file: ['too_many_rows'] } })
  return done(parsedRows.data.map((values, index) => ({ line: index + 1, values })))
}

type CsvRow = { record: Record<string, string>; raw: string; info: { lines: number } }

function rowsOfCsv(text: string, columns: readonly string[]): Outcome<ImportRow[], Invalid> {
  try {
    let header: string[] = []
    const rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      columns: (names: string[]) => {
        header = names.map((name) => name.trim())
        return header
      },
      info: true,
      raw: true,
      skip_empty_lines: true,
      to: MOST_ROWS + 1,
    }) as unknown as CsvRow[]
    const unknown = header.filter((name) => !columns.includes(name))
    if (unknown.length > 0 || header.length === 0)
      return refuse({ code: 'invalid', fields: { columns: unknown.length > 0 ? unknown.map((name) => `unknown: ${name}`) : ['none'] } })
    if (new Set(header).size < header.length) return refuse({ code: 'invalid', fields: { columns: ['twice'] } })
    if (rows.length > MOST_ROWS) return refuse({ code: 'invalid', fields: { file: ['too_many_rows'] } })
    return done(rows.map(({ record, raw, info }) => ({ line: firstLine(raw, info.lines), values: withoutGuards(record) })))
  } catch (error) {
    if (error instanceof CsvError) return refuse({ code: 'invalid', fields: { file: [error.message] } })
    throw error
  }
}

/** The first line of a record: the parser reports its last line and includes the empty lines before it. */
function firstLine(raw: string, lastLine: number): number {
  return lastLine - (raw.trim().match(/\n/g)?.length ?? 0)
}

/** A semicolon if the header line has one, as spreadsheets write it in many countries. */
function delimiterOf(text: string): ';' | ',' {
  return text.split(/\r?\n/, 1)[0]?.includes(';') ? ';' : ','
}
