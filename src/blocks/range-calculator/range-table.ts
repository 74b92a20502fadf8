/** What a visitor chooses: km/h, °C, inches, and whether the climate control is on. */
export type Drive = { speed: number; temperature: number; wheels: number; climate: boolean }

/** A row of the table: a drive and its range in km. A table has a row for every combination of the values that it names. */
export type RangeRow = Drive & { range: number }

/** The drives of the estimate. Slow and mild goes furthest; heat costs half of what cold does. */
const SPEEDS = [50, 130]
const WHEELS = [18, 20, 22]
const TEMPERATURES = [
  [-10, 1],
  [20, 0],
  [40, 0.5],
] as const

/** The table of a block without figures: from the highest range in the best drive down to the lowest in the worst. */
export function estimatedTable(lowest: number, highest: number): RangeRow[] {
  const rows: RangeRow[] = []
  for (const [fast, speed] of SPEEDS.entries())
    for (const [temperature, weather] of TEMPERATURES)
      for (const [wide, wheels] of WHEELS.entries())
        for (const climate of [false, true]) {
          const loss = 0.5 * fast + 0.3 * weather + (0.1 * wide) / (WHEELS.length - 1) + (climate ? 0.1 : 0)
          rows.push({ speed, temperature, wheels, climate, range: highest - (highest - lowest) * loss })
        }
  return rows
}

/** The values that a table has in a column, in order. */
export function stopsOf(rows: readonly RangeRow[], column: 'speed' | 'temperature' | 'wheels'): number[] {
  return [...new Set(rows.map((row) => row[column]))].sort((one, other) => one - other)
}

/** The range of a drive in km: bilinear between the speeds and temperatures of the table. */
export function rangeFor(rows: readonly RangeRow[], { speed, temperature, wheels, climate }: Drive): number {
  const fitting = rows.filter((row) => row.wheels === wheels && row.climate === climate)
  const rangeAt = (speedStop: number, temperatureStop: number) =>
    fitting.find((row) => row.speed === speedStop && row.temperature === temperatureStop)?.range ?? 0
  return between(stopsOf(fitting, 'speed'), speed, (speedStop) =>
    between(stopsOf(fitting, 'temperature'), temperature, (temperatureStop) => rangeAt(speedStop, temperatureStop)),
  )
}

/** What is read between the two stops around a value; beyond the last stop, what is read there. */
function between(stops: readonly number[], value: number, read: (stop: number) => number): number {
  const lower = stops.findLast((stop) => stop <= value) ?? stops[0] ?? 0
  const upper = stops.find((stop) => stop >= value) ?? lower
  if (lower >= upper) return read(lower)
  const share = (value - lower) / (upper - lower)
  return read(lower) * (1 - share) + read(upper) * share
}
