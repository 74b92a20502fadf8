export type PlaceDoubt = 'swapped' | 'far'

// The Middle East and North Africa with a margin.
const region = { latitude: [10, 43], longitude: [-18, 64] } as const

const isWithin = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

/** Why valid coordinates look wrong: swapped, or outside the region; null when they are plausible. */
export function placeDoubt(latitude: number, longitude: number): PlaceDoubt | null {
  if (isWithin(latitude, region.latitude) && isWithin(longitude, region.longitude)) return null
  return isWithin(longitude, region.latitude) && isWithin(latitude, region.longitude) ? 'swapped' : 'far'
}

/** Why a latitude or longitude is invalid; null when it is valid, or when both are empty. */
export function placeFlaw(value: unknown, other: unknown, most: 90 | 180): 'latitude_range' | 'longitude_range' | 'both' | null {
  if (isEmpty(value)) return isEmpty(other) ? null : 'both'
  const number = Number(value)
  if (Number.isFinite(number) && Math.abs(number) <= most) return null
  return most === 90 ? 'latitude_range' : 'longitude_range'
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
