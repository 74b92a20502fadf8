import { atom } from 'nanostores'

/** True from when somebody asked for a block until the catalogue has taken the focus. */
export const $isCatalogueWanted = atom(false)

/** Opens the catalogue and focuses its search field. */
export function focusCatalogue(): void {
  $isCatalogueWanted.set(true)
}
