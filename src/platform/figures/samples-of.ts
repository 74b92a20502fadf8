import type { Figure, Sample } from './figure.ts'

/** Reads a figure; null when it cannot be read, or not within `patienceMs`. */
export async function samplesOf(figure: Figure, patienceMs: number): Promise<readonly Sample[] | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), patienceMs)
  try {
    return await Promise.race([figure.read(), late.promise])
  } catch {
    // That it could not be read is a figure itself.
    return null
  } finally {
    clearTimeout(timer)
  }
}
