import { atom } from 'nanostores'

/** Whether the page has the whole window, without the panels on its sides. */
export const $isWide = atom(false)
