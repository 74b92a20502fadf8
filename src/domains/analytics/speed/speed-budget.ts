import type { SpeedMetric } from './speed-report.ts'

/** What three quarters of the visits are to stay within, and from where on pages count as slow: milliseconds, but for the shift. */
export const speedBudgets: Readonly<Record<SpeedMetric, { budget: number; slow: number }>> = {
  LCP: { budget: 2500, slow: 4000 },
  INP: { budget: 200, slow: 500 },
  CLS: { budget: 0.1, slow: 0.25 },
  FCP: { budget: 1800, slow: 3000 },
  TTFB: { budget: 800, slow: 1800 },
}
