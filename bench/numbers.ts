/** The middle of the values, or the mean of the two in the middle. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = sort(values)
  const middle = sorted.length / 2
  return (at(sorted, Math.ceil(middle) - 1) + at(sorted, Math.floor(middle))) / 2
}

/** The least value that `share` (0 to 1) of the values do not exceed: nearest rank. Throws on an empty list. */
export function percentile(values: readonly number[], share: number): number {
  return at(sort(values), Math.max(0, Math.ceil(values.length * share) - 1))
}

/** Three significant digits, thousands grouped: 52,800 or 0.00123. */
export function threeDigits(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en', { maximumSignificantDigits: 3 })
}

function sort(values: readonly number[]): number[] {
  if (values.length === 0) throw new Error('nothing was measured')
  return values.toSorted((a, b) => a - b)
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? Number.NaN
}
