/** A moment so many milliseconds later. */
export function later(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms)
}
