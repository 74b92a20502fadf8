/** A figure as the API gives it; the server's shape is `Operation` in its documentation. */
export type OperationFigure = {
  label: string
  label_ar: string
  unit: FigureUnit
  value: number | null
  most: number | null
  least: number | null
  is_fine: boolean | null
  where: string | null
}

export type FigureUnit = 'count' | 'seconds' | 'bytes' | 'yes'

/** All samples of a figure, by the values of their labels; null when they could not be read. */
export type OperationTable = { name: string; unit: FigureUnit; rows: readonly { labels: readonly string[]; value: number }[] | null }

export type OperationReport = {
  version: string
  commit: string | null
  node: string
  role: 'web' | 'worker' | 'both'
  figures: readonly OperationFigure[]
  tables: readonly OperationTable[]
}
