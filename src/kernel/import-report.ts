/** A record of a file: the line it begins on (from 1, the header's), and its cells or values by column. */
export type ImportRow = { line: number; values: Readonly<Record<string, unknown>> }

export const importActions = ['create', 'update', 'unchanged', 'invalid'] as const
export type ImportAction = (typeof importActions)[number]

/** What becomes of a record of a file; `key` is what it is known by, `fields` what is wrong with it. */
export type ImportedRow = { line: number; action: ImportAction; key: string; fields?: Record<string, string[]> }
export type ImportReport = { rows: ImportedRow[]; counts: Record<ImportAction, number> }

export function countActions(rows: ImportedRow[]): ImportReport {
  const counts: ImportReport['counts'] = { create: 0, update: 0, unchanged: 0, invalid: 0 }
  for (const { action } of rows) counts[action] += 1
  return { rows, counts }
}
