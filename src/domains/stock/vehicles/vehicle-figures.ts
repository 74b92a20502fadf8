const LITRES = /^(l|lit(re|er)s?)$/i
const SHORT_VIN = 3

/** Litres with one decimal, anything else with none, each with its own unit: `2.0 l`, `1997 cm3`. */
export function formatCapacity(capacity: number | null, unit: string): string {
  if (capacity === null || !Number.isFinite(capacity)) return ''
  return withUnit(capacity.toFixed(LITRES.test(unit.trim()) ? 1 : 0), unit)
}

/** A written number with its unit, which may be missing. */
export function withUnit(number: string, unit: string): string {
  return number === '' ? '' : `${number} ${unit}`.trim()
}

/** The last three characters of a VIN. */
export function shortVin(vin: string): string {
  return vin.slice(-SHORT_VIN)
}
