import { expect, test } from 'vitest'
import type { Sample } from './figure.ts'
import { createHistogram } from './histogram.ts'

/** What the operator's screen makes of times: by label and percentile. */
function percentiles(seconds: readonly number[], bounds = [0.1, 1, 10]): unknown[] {
  const times = createHistogram({ name: 'x_seconds', help: 'x', label: 'kind', bounds })
  for (const one of seconds) times.observe('page', one)
  const [buckets] = times.figures()
  return (buckets?.table?.of?.(buckets.read() as Sample[]) ?? []).map(({ labels, value }) => [...Object.values(labels ?? {}), value])
}

test('percentiles lie within the bucket that holds them, as far in it as their share of it', () => {
  expect(percentiles(Array.from({ length: 100 }, (_, index) => (index < 50 ? 0.05 : 0.5)))).toEqual([
    ['page', '50', 0.1],
    ['page', '95', 0.1 + 0.9 * 0.9],
    ['page', '99', 0.1 + 0.9 * 0.98],
  ])
  expect(percentiles([0.05, 0.06])).toEqual([
    ['page', '50', 0.05],
    ['page', '95', 0.095],
    ['page', '99', 0.099],
  ])
})

test('of what took longer than the highest bound that bound is told, and of nothing there is nothing', () => {
  expect(percentiles([60, 70, 80])).toEqual([
    ['page', '50', 10],
    ['page', '95', 10],
    ['page', '99', 10],
  ])
  expect(percentiles([])).toEqual([])
})
