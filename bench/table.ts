import { threeDigits } from './numbers.ts'

type Figure = {
  what: string
  value: number
  unit: string
  goal?: { least: number } | { most: number }
  /** A noisy figure says nothing, however good it looks. */
  isNoisy?: boolean
  /** The same figure of the commit that is compared with. */
  before?: number
}
type Failure = { what: string; failure: string }

/** One measured figure, or a part that failed. Without a goal a figure stands for comparison only. `load` is the load average of its minutes. */
export type Row = (Figure | Failure) & { load?: number }

const START = '<!-- measured: start -->'
const END = '<!-- measured: end -->'

/** A Markdown table with even columns, to be read in a terminal as well. Columns that no row fills are left out. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['What', 'Measured', 'Before', 'Goal', '', 'Load']
  const cells = [head, ...rows.map(cellsOf)]
  const columns = head.map((_, column) => column).filter((column) => column < 2 || column === 3 || cells.slice(1).some((line) => line[column] !== ''))
  const widths = columns.map((column) => Math.max(3, ...cells.map((line) => line[column]?.length ?? 0)))
  const [top = '', ...lines] = cells.map((line) => `| ${columns.map((column, index) => (line[column] ?? '').padEnd(widths[index] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [top, rule, ...lines].join('\n')
}

function cellsOf(row: Row): string[] {
  const load = row.load === undefined ? '' : row.load.toFixed(1)
  if ('failure' in row) return [row.what, row.failure.replaceAll('|', '\\|').slice(0, 90), '', '', 'FAILED', load]
  const before = row.before === undefined ? '' : withUnit(row.before, row.unit)
  return [row.what, withUnit(row.value, row.unit), before, goalOf(row), verdictOf(row), load]
}

/** The rows, each with the figure of the same name from another commit: of several with one name, such as “The same, p99”, the first with the first. */
export function withBefore(rows: readonly Row[], before: readonly Row[]): Row[] {
  const figures = Map.groupBy(before, ({ what }) => what)
  return rows.map((row) => {
    const other = figures.get(row.what)?.shift()
    return 'failure' in row || other === undefined || 'failure' in other ? row : { ...row, before: other.value }
  })
}

/** Whether the figure keeps its goal; null without one. */
export function isMet({ value, goal }: Pick<Figure, 'value' | 'goal'>): boolean | null {
  if (!goal) return null
  return 'least' in goal ? value >= goal.least : value <= goal.most
}

/** The document with what stands between its two markers replaced. Throws when it has no markers. */
export function withMeasured(document: string, measured: string): string {
  const [from, to] = [document.indexOf(START), document.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`the document needs the lines ${START} and ${END}`)
  return `${document.slice(0, from + START.length)}\n\n${measured}\n\n${document.slice(to)}`
}

function goalOf({ goal, unit }: Figure): string {
  if (!goal) return ''
  return 'least' in goal ? `≥ ${withUnit(goal.least, unit)}` : `≤ ${withUnit(goal.most, unit)}`
}

function verdictOf(row: Figure): string {
  const met = isMet(row)
  if (row.isNoisy) return 'noisy'
  if (met === null) return ''
  return met ? 'ok' : 'missed'
}

function withUnit(value: number, unit: string): string {
  return [threeDigits(value), unit].filter(Boolean).join(' ')
}
