import { threeDigits } from './numbers.ts'

/** One measured figure; without a goal it stands for comparison only. A noisy one says nothing, however good it looks. */
export type Row = { what: string; value: number; unit: string; goal?: { least: number } | { most: number }; isNoisy?: boolean }

const START = '<!-- measured: start -->'
const END = '<!-- measured: end -->'

/** A Markdown table with even columns, to be read in a terminal as well. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [['What', 'Measured', 'Goal', ''], ...rows.map((row) => [row.what, withUnit(row.value, row.unit), goalOf(row), verdictOf(row)])]
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...cells.map((line) => line[column]?.length ?? 0)))
  const [head = '', ...lines] = cells.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [head, rule, ...lines].join('\n')
}

/** Whether the figure keeps its goal; null without one. */
export function isMet({ value, goal }: Row): boolean | null {
  if (!goal) return null
  return 'least' in goal ? value >= goal.least : value <= goal.most
}

/** The document with what stands between its two markers replaced. Throws when it has no markers. */
export function withMeasured(document: string, measured: string): string {
  const [from, to] = [document.indexOf(START), document.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`the document needs the lines ${START} and ${END}`)
  return `${document.slice(0, from + START.length)}\n\n${measured}\n\n${document.slice(to)}`
}

function goalOf({ goal, unit }: Row): string {
  if (!goal) return ''
  return 'least' in goal ? `≥ ${withUnit(goal.least, unit)}` : `≤ ${withUnit(goal.most, unit)}`
}

function verdictOf(row: Row): string {
  const met = isMet(row)
  if (row.isNoisy) return 'noisy'
  if (met === null) return ''
  return met ? 'ok' : 'missed'
}

function withUnit(value: number, unit: string): string {
  return [threeDigits(value), unit].filter(Boolean).join(' ')
}
