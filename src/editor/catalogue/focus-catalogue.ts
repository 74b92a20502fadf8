import { atom } from 'nanostores'

/** True from when somebody asked for a block until the catalogue has taken the focus. */
export const $isCatalogueWanted = atom(false)

/** Opens the catalogue and puts the focus into its search, wherever the wish comes from. */
export function focusCatalogue(): void {
  $isCatalogueWanted.set(true)
}
