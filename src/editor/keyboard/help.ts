import { atom } from 'nanostores'

/** Whether the list of shortcuts is open. */
export const $isHelpShown = atom(false)
