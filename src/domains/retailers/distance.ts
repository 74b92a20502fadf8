/** A place in degrees, WGS 84. */
export type Place = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371.0088
export const KM_PER_MILE = 1.609344

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance in kilometres, by the haversine formula (B-186). */
export function distanceKm(one: Place, other: Place): number {
  const byLatitude = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const byLongitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const half = byLatitude + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * byLongitude
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}
