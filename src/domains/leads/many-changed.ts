/** What became of each lead of a change of many; a refused one carries why. */
export type ManyChanged = { done: number[]; unchanged: number[]; refused: { id: number; code: string }[] }
