/** The outcome of a bulk change for each lead; a refused one has the reason. */
export type ManyChanged = { done: number[]; unchanged: number[]; refused: { id: number; code: string }[] }
