import type { SiteWords } from '#domains/content/index.ts'

export type VehicleGoneProps = {
  /** `gone`: it was sold or withdrawn; `unknown`: there never was one. */
  reason: 'gone' | 'unknown'
  /** The vehicle that was here; '' where nothing is known of it. */
  name: string
  words: SiteWords
  /** Where all cars are. */
  stockHref: string
}
