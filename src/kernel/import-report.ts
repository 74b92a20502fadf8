/** A record of an imported file: the line where it begins (the header is line 1), and its values by column. */
export type ImportRow = { line: number; values: Readonly<Record<string, unknown>> }

export const importActions = ['create', 'update', 'unchanged', 'invalid'] as const
export type ImportAction = (typeof importActions)[number]

/** What the import does with a record. `key` identifies it; `fields` holds its errors by field. */
export type ImportedRow = { line: number; action: ImportAction; key: string; fields?: Record<string, string[]> }
export type ImportReport = { rows: ImportedRow[]; counts: Record<ImportAction, number> }

export function countActions(rows: ImportedRow[]): ImportReport {
  const counts: ImportReport['counts'] = { create: 0, update: 0, unchanged: 0, invalid: 0 }
  for (const { action } of rows) counts[action] += 1
  return { rows, counts }
}
