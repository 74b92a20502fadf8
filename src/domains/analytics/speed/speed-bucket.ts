import type { SpeedMetric } from './speed-report.ts'

/** Each bucket ends a tenth above the one before it, so that a figure read from the buckets is right within five percent. */
const GROWTH = 1.1

/** Where the first bucket ends: milliseconds, except for the layout shift. */
const firstEnd: Readonly<Record<SpeedMetric, number>> = { LCP: 10, INP: 8, CLS: 0.001, FCP: 10, TTFB: 10 }

/** How many visits had a figure in each bucket. */
export type SpeedHistogram = ReadonlyMap<number, number>

/** The number of the bucket that a figure falls into. */
export function speedBucket(metric: SpeedMetric, value: number): number {
  const ratio = value / firstEnd[metric]
  // Rounding must not lift the end of a bucket into the next one.
  return ratio <= 1 ? 0 : Math.ceil(Math.log(ratio) / Math.log(GROWTH) - 1e-9)
}

/** The figure that three quarters of the visits stay within; null without visits. */
export function seventyFifth(metric: SpeedMetric, histogram: SpeedHistogram): number | null {
  const buckets = [...histogram].sort(([one], [other]) => one - other)
  const rank = 0.75 * visitsOf(histogram)
  if (rank === 0) return null
  let before = 0
  for (const [bucket, visits] of buckets) {
    if (before + visits >= rank) {
      const [from, to] = [bucket === 0 ? 0 : endOf(metric, bucket - 1), endOf(metric, bucket)]
      return from + ((to - from) * (rank - before)) / visits
    }
    before += visits
  }
  return null
}

/** How many visits a histogram counts. */
export function visitsOf(histogram: SpeedHistogram): number {
  return [...histogram.values()].reduce((sum, visits) => sum + visits, 0)
}

/** How many visits stayed within a figure. */
export function visitsWithin(metric: SpeedMetric, histogram: SpeedHistogram, most: number): number {
  const last = speedBucket(metric, most)
  return visitsOf(new Map([...histogram].filter(([bucket]) => bucket <= last)))
}

function endOf(metric: SpeedMetric, bucket: number): number {
  return firstEnd[metric] * GROWTH ** bucket
}
