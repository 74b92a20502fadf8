import type { Texts } from '#kernel/words/words.ts'
import type { vehicleCompareWords, vehicleFamilyWords } from '../words.ts'
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

export type VehicleCompareProps = {
  /** The island's id on the page. */
  id: string
  vehicles: readonly ComparedVehicle[]
  lines: readonly ComparedLine[]
  stockHref: string
  words: Texts<typeof vehicleCompareWords.words> & Texts<typeof vehicleFamilyWords.words>
}
