import type { SiteWords } from '#domains/content/index.ts'

export type VehicleActionsProps = {
  /** The island's id on the page. */
  id: string
  vehicleId: number
  /** The listing in which it is found again; '' for a vehicle of none, which cannot be saved. */
  list: string
  words: Pick<SiteWords, 'showroom.save' | 'showroom.compare' | 'showroom.open_compare' | 'showroom.compare_full'>
}
