import type { Action } from '#domains/accounts/index.ts'
import type { WordPair } from '#kernel/words/words.ts'

/** A list of the admin: its address below `/ar/admin`, who may read and change it, what one of its records and all of them are called, and whether there is a screen for a new one. */
export type AdminScreen = { name: string; read: Action; write: Action; one: WordPair; many: WordPair; creates: boolean }
