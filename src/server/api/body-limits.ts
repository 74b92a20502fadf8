const KB = 1024

/**
 * How many bytes the body of a call may have, by what it carries. Nothing reads further: the limit stands before permission, before
 * parsing, and also holds for bodies that announce no length.
 */
export const bodyLimits = {
  /** A record, an action. */
  usual: 64 * KB,
  /** A setting: its value of at most 100 kB, and its key. */
  setting: 104 * KB,
  /** A record with lists of things in it: a vehicle with its features and pictures, a feed with its rules. */
  lists: 512 * KB,
  /** A page, a draft, the blocks of either. */
  page: 2048 * KB,
  /** A file of records to import. */
  records: 5 * KB * KB,
} as const
export type BodyLimit = keyof typeof bodyLimits
