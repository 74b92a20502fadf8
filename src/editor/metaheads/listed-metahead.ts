import type { Metahead } from '#domains/content/index.ts'

/** A metahead in the list; `version` is for `If-Match` and only given to staff who may write. */
export type ListedMetahead = Metahead & { version?: string }
