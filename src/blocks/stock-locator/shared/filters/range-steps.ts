/** The ends of a range in a listing. */
export type Bounds = { min: number; max: number }

/** About as many stops as a hand can tell apart on a narrow track. */
const STOPS = 100

/** The stops of a slider: a step of 1, 2 or 5 with noughts, and ends that lie on it, so that all numbers are round. */
export function rangeSteps({ min, max }: Bounds): Bounds & { step: number } {
  const raw = (max - min) / STOPS
  const power = 10 ** Math.floor(Math.log10(Math.max(raw, 1)))
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power)
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step }
}
