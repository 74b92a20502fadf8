// `BENCH_SMOKE=1` asks for a bench that only shows that it still measures: every part ends with its rows in seconds, and its figures mean nothing.
const isSmoke = process.env.BENCH_SMOKE === '1'

/** How often something is done; a smoke run does a hundredth of it, at least twice. */
export function rounds(count: number): number {
  return isSmoke ? Math.max(2, Math.ceil(count / 100)) : count
}

/** How long something is loaded, in seconds; in a smoke run a twentieth of it, three seconds at most. */
export function seconds(count: number): number {
  return isSmoke ? Math.min(3, count / 20) : count
}
