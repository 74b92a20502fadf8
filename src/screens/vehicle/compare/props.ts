import type { Texts } from '#kernel/words/words.ts'
import type { vehicleCompareWords, vehicleFamilyWords } from '../words.ts'
import type { CardView, CardWords } from '#domains/stock/index.ts'

/** A vehicle of the comparison; `removeHref` is the same comparison without it. */
export type ComparedVehicle = Pick<CardView, 'id' | 'href' | 'title' | 'version' | 'picture'> & { removeHref: string }

/** A line of the comparison with one value a vehicle, '' where nothing is known. */
export type ComparedLine = { label: string; values: readonly string[]; isLatin: boolean; isDifferent: boolean }

export type VehicleCompareProps = {
  /** The island's id on the page. */
  id: string
  vehicles: readonly ComparedVehicle[]
  lines: readonly ComparedLine[]
  stockHref: string
  words: Texts<typeof vehicleCompareWords.words> & Texts<typeof vehicleFamilyWords.words> & Pick<CardWords, 'picture_to_follow'>
}
