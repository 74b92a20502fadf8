import type { ImportReport, ImportRow } from '#kernel/import-report.ts'
import type { Invalid, Outcome } from '#kernel/outcome.ts'
import { data } from './answers.server.ts'
import { type CallCtx, defineCall } from './define-call.server.ts'
import { ImportAnswer, importContent, ImportQuery, readImport } from './import-body.server.ts'

type Import<Path extends `/${string}`> = {
  /** `/api/dealers/import` */
  path: Path
  tag: string
  /** `dealers` */
  many: string
  /** The allowed column names. */
  columns: readonly string[]
  run: (
    ctx: CallCtx,
    request: { rows: ImportRow[]; isDryRun: boolean },
  ) => Promise<Outcome<ImportReport, 'forbidden' | { code: 'invalid'; report: ImportReport }>>
}

/** A call that imports records from CSV or JSON, all or nothing. A dry run reports the outcome of every row. */
export function importCall<const Path extends `/${string}`>({ path, tag, many, columns, run }: Import<Path>) {
  return defineCall({
    method: 'post',
    path,
    tag,
    who: 'staff',
    summary: `Imports ${many}`,
    query: ImportQuery,
    body: { raw: importContent },
    limit: 'records',
    answer: data(ImportAnswer, 'The outcome of every row, or in a dry run what it would be.'),
    refusals: { forbidden: 403, invalid: 422 },
    run: async (ctx, { body, query }): Promise<Outcome<ImportReport, 'forbidden' | Invalid | { code: 'invalid'; report: ImportReport }>> => {
      const rows = await readImport(body, columns)
      return rows.ok ? run(ctx, { rows: rows.value, isDryRun: query.dry_run }) : rows
    },
  })
}
