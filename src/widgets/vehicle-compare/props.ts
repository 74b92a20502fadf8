import type { SiteWords } from '#domains/content/index.ts'
import type { ImageView } from '#ui/picture.tsx'

/** A vehicle of the comparison; `removeHref` is the same comparison without it. */
export type ComparedVehicle = {
  id: number
  href: string
  name: string
  version: string
  image: ImageView | null
  removeHref: string
}

/** A line of the comparison with one value a vehicle, '' where nothing is known. */
export type ComparedLine = { label: string; values: readonly string[]; isLatin: boolean; isDifferent: boolean }

export type CompareWordKey = `showroom.${'comparison' | 'comparison_empty' | 'differences_marked' | 'differs' | 'remove' | 'to_stock' | 'all_cars'}`

export type VehicleCompareProps = {
  /** The island's id on the page. */
  id: string
  vehicles: readonly ComparedVehicle[]
  lines: readonly ComparedLine[]
  stockHref: string
  words: Pick<SiteWords, CompareWordKey>
}
