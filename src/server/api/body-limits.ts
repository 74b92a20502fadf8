const KB = 1024

/**
 * The largest body of a call in bytes, by kind of content. The limit applies before permission checks and parsing, and also to bodies
 * without a Content-Length.
 */
export const bodyLimits = {
  /** A record, an action. */
  usual: 64 * KB,
  /** A setting: a value of at most 100 kB, and its key. */
  setting: 104 * KB,
  /** A record that contains lists: a vehicle with its features and pictures, a feed with its rules. */
  lists: 512 * KB,
  /** A page, a draft, or the blocks of either. */
  page: 2048 * KB,
  /** A file of records to import. */
  records: 5 * KB * KB,
} as const
export type BodyLimit = keyof typeof bodyLimits
