/** So many blocks of a page are drawn at once, since no screen shows more; the others follow when these are there. */
export const FIRST_BLOCKS = 4
