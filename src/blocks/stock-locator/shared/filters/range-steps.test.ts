import { expect, test } from 'vitest'
import { rangeSteps } from './range-steps.ts'

test.each([
  [
    { min: 2015, max: 2026 },
    { min: 2015, max: 2026, step: 1 },
  ],
  [
    { min: 154_321, max: 1_249_999 },
    { min: 140_000, max: 1_260_000, step: 20_000 },
  ],
  [
    { min: 0, max: 183_400 },
    { min: 0, max: 184_000, step: 2000 },
  ],
  [
    { min: 184, max: 635 },
    { min: 180, max: 635, step: 5 },
  ],
  [
    { min: 5, max: 6 },
    { min: 5, max: 6, step: 1 },
  ],
])('[A-248] the listing %j gives the slider %j: round numbers that hold all of it', (bounds, steps) => {
  expect(rangeSteps(bounds)).toEqual(steps)
})
