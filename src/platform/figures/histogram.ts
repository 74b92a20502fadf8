import type { Figure, Sample } from './figure.ts'

/** How often a time stayed below each bound, by one label; the figures of one histogram share their name. */
export type Histogram = { name: string; help: string; observe: (label: string, seconds: number) => void; figures: () => Figure[] }

type Series = { buckets: number[]; sum: number; count: number }

/** Times in seconds, by the label `label`. `bounds` rise. */
export function createHistogram({ name, help, label, bounds }: { name: string; help: string; label: string; bounds: readonly number[] }): Histogram {
  const series = new Map<string, Series>()
  const part = (suffix: string, read: Figure['read']): Figure => ({ name: name + suffix, help, kind: 'counter', read })
  return {
    name,
    help,
    observe: (value, seconds) => {
      const entry = series.get(value) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 }
      series.set(value, entry)
      const first = bounds.findIndex((bound) => seconds <= bound)
      if (first >= 0) entry.buckets[first] = (entry.buckets[first] ?? 0) + 1
      entry.sum += seconds
      entry.count += 1
    },
    figures: () => [
      {
        ...part('_bucket', () =>
          [...series].flatMap(([value, one]) => bucketsOf(one, bounds).map(([le, count]) => ({ labels: { [label]: value, le }, value: count }))),
        ),
        table: { unit: 'seconds', of: percentilesOf },
      },
      part('_sum', () => [...series].map(([value, { sum }]) => ({ labels: { [label]: value }, value: sum }))),
      part('_count', () => [...series].map(([value, { count }]) => ({ labels: { [label]: value }, value: count }))),
    ],
  }
}

const PERCENTS = [50, 95, 99] as const

/** How long most took, by label and percentile, from the samples of a histogram's buckets; what is between two bounds counts as spread evenly, as Prometheus counts it. */
function percentilesOf(samples: readonly Sample[]): readonly Sample[] {
  const byLabel = Map.groupBy(samples, ({ labels = {} }) => Object.entries(labels).find(([name]) => name !== 'le')?.[1] ?? '')
  return [...byLabel].flatMap(([value, buckets]) =>
    PERCENTS.map((percent) => ({ labels: { label: value, percentile: String(percent) }, value: percentileOf(buckets, percent / 100) })),
  )
}

/** `buckets` rise, and the last of them holds everything. Of what is above the highest bound only that bound is known. */
function percentileOf(buckets: readonly Sample[], share: number): number {
  const rank = (buckets.at(-1)?.value ?? 0) * share
  const place = buckets.findIndex(({ value }) => value >= rank)
  const [below, bucket] = [buckets[place - 1], buckets[place]]
  const from = below ? Number(below.labels?.le) : 0
  const to = Number(bucket?.labels?.le)
  if (!bucket || !Number.isFinite(to)) return from
  const [before, within] = [below?.value ?? 0, bucket.value - (below?.value ?? 0)]
  return within === 0 ? to : from + ((to - from) * (rank - before)) / within
}

/** Each bucket holds those below it as well. */
function bucketsOf({ buckets, count }: Series, bounds: readonly number[]): [string, number][] {
  let total = 0
  const rising = bounds.map((bound, index): [string, number] => {
    total += buckets[index] ?? 0
    return [String(bound), total]
  })
  return [...rising, ['+Inf', count]]
}
