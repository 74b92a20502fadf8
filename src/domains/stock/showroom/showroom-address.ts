/** The id at the end of the last part of a showroom address; null where there is none. */
export function vehicleIdOf(segment: string): number | null {
  const [, digits] = /(?:^|-)([1-9]\d{0,8})$/.exec(segment) ?? []
  return digits === undefined ? null : Number(digits)
}

/** Whether an address, as it was asked for, is the vehicle's own; escapes may be written in either case. */
export function isShowroomAddress(path: string, link: string): boolean {
  return decoded(path) === decoded(link)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // An address that is not encoded is read as it is.
    return path
  }
}
