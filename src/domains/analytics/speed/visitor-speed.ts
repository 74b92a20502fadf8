import type { PageType } from '../page-type.ts'
import type { Device, SpeedMetric } from './speed-report.ts'

/** The figures over many visits: `p75` is the 75th percentile, `within_budget` the number of visits within the budget. */
export type SpeedFigure = { metric: SpeedMetric; visits: number; p75: number; within_budget: number; slow: number }

/** The page speed of a period: overall, by day, and by page type and device. Days without visits are omitted. */
export type VisitorSpeed = {
  total: SpeedFigure[]
  days: (SpeedFigure & { day: string })[]
  pages: (SpeedFigure & { page_type: PageType; device: Device })[]
}
