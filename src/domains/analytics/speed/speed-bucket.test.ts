import { expect, test } from 'vitest'
import { seventyFifth, speedBucket, visitsOf, visitsWithin } from './speed-bucket.ts'
import { type SpeedMetric, speedMetrics } from './speed-report.ts'

function histogramOf(metric: SpeedMetric, values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>()
  for (const value of values) histogram.set(speedBucket(metric, value), (histogram.get(speedBucket(metric, value)) ?? 0) + 1)
  return histogram
}

test('the figure that three quarters stay within is right within five percent, for every metric and size', () => {
  for (const metric of speedMetrics) {
    const size = metric === 'CLS' ? 0.00037 : 37
    const values = Array.from({ length: 400 }, (_, index) => size * (index + 1))
    const percentile = seventyFifth(metric, histogramOf(metric, values)) ?? 0
    expect(Math.abs(percentile / (size * 300) - 1)).toBeLessThan(0.05)
  }
})

test('a figure beyond the rest does not move it; no visits give none', () => {
  const usual = Array.from({ length: 99 }, () => 1000)
  const with1 = seventyFifth('LCP', histogramOf('LCP', [...usual, 300_000])) ?? 0
  expect(Math.abs(with1 / 1000 - 1)).toBeLessThan(0.05)
  expect(seventyFifth('LCP', new Map())).toBeNull()
  expect(seventyFifth('CLS', histogramOf('CLS', [0, 0, 0, 0]))).toBeLessThanOrEqual(0.001)
})

test('visits within a budget are counted up to it, the budget included by its bucket', () => {
  const histogram = histogramOf('INP', [0, 40, 199, 240, 600])
  expect(visitsOf(histogram)).toBe(5)
  expect(visitsWithin('INP', histogram, 200)).toBe(3)
  expect(visitsWithin('INP', histogram, 500)).toBe(4)
})

test('buckets are small numbers for whatever a report may hold', () => {
  expect(speedBucket('LCP', 0)).toBe(0)
  expect(speedBucket('LCP', 10)).toBe(0)
  expect(speedBucket('LCP', 11)).toBe(1)
  expect(speedBucket('LCP', 300_000)).toBeLessThan(200)
  expect(speedBucket('CLS', 100)).toBeLessThan(200)
})
