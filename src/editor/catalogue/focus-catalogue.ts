import { atom } from 'nanostores'

/** True from a request for the catalogue until the catalogue has the focus. */
export const $isCatalogueWanted = atom(false)

/** Opens the catalogue and focuses its search field. */
export function focusCatalogue(): void {
  $isCatalogueWanted.set(true)
}
