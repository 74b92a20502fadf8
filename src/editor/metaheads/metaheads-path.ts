import type { Metahead } from '#domains/content/index.ts'

/** A metahead with what `If-Match` takes, where the list gives it. */
export type ListedMetahead = Metahead & { version?: string }

export const METAHEADS_PATH = '/api/metaheads'
