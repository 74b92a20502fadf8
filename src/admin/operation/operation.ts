/** A figure as the API gives it; the server's shape is `Operation` in its documentation. */
export type OperationFigure = {
  label: string
  label_ar: string
  unit: 'count' | 'seconds' | 'bytes' | 'yes'
  value: number | null
  most: number | null
  least: number | null
  is_fine: boolean | null
  where: string | null
}

export type OperationReport = { version: string; commit: string | null; node: string; role: 'web' | 'worker' | 'both'; figures: readonly OperationFigure[] }
