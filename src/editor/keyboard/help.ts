import { atom } from 'nanostores'

/** Whether the list of shortcuts is open. */
export const $isHelpShown = atom(false)

/** Whether the palette is open. */
export const $isPaletteShown = atom(false)
