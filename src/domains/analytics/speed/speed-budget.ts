import type { SpeedMetric } from './speed-report.ts'

/** The budget for the 75th percentile, and the limit from which pages count as slow, in milliseconds except for the layout shift. */
export const speedBudgets: Readonly<Record<SpeedMetric, { budget: number; slow: number }>> = {
  LCP: { budget: 2500, slow: 4000 },
  INP: { budget: 200, slow: 500 },
  CLS: { budget: 0.1, slow: 0.25 },
  FCP: { budget: 1800, slow: 3000 },
  TTFB: { budget: 800, slow: 1800 },
}
