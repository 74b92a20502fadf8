import type { Figure } from './figure.ts'

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
      const known = series.get(value) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 }
      series.set(value, known)
      const first = bounds.findIndex((bound) => seconds <= bound)
      if (first >= 0) known.buckets[first] = (known.buckets[first] ?? 0) + 1
      known.sum += seconds
      known.count += 1
    },
    figures: () => [
      part('_bucket', () =>
        [...series].flatMap(([value, one]) => bucketsOf(one, bounds).map(([le, count]) => ({ labels: { [label]: value, le }, value: count }))),
      ),
      part('_sum', () => [...series].map(([value, { sum }]) => ({ labels: { [label]: value }, value: sum }))),
      part('_count', () => [...series].map(([value, { count }]) => ({ labels: { [label]: value }, value: count }))),
    ],
  }
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
