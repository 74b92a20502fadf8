import { z } from 'zod'

/** Characters of one comment, at most. */
export const LONGEST_COMMENT = 2000
/** Characters that are kept of the words that a comment is about. */
const LONGEST_QUOTE = 300
/** Colleagues that one comment may mention. */
export const MOST_MENTIONS = 20

/** What turns the direction of the text after it: written into a name or a comment it would reorder what stands around it. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** A text as it is kept: plain, with one kind of line break and without characters that turn the direction of others. */
export function plainText(text: string): string {
  return text.replaceAll(DIRECTION_CONTROLS, '').replace(/\r\n?/g, '\n').trim()
}

export const CommentText = z.string().transform(plainText).pipe(z.string().min(1).max(LONGEST_COMMENT))
export const CommentQuote = z
  .string()
  .max(10_000)
  .transform((text) => plainText(text).replace(/\s+/g, ' ').slice(0, LONGEST_QUOTE).toWellFormed())

/** A colleague who may be mentioned, or was. */
export type Colleague = { id: number; name: string }

/** What a discussion is about: a block, and words of one of its texts where a quotation is given. Fields and groups are '' for none. */
export type CommentPlace = { block: string; group: string; field: string; quote: string }

/** One comment as staff see it. Moments are ISO. */
export type Comment = {
  id: number
  author: string
  is_mine: boolean
  text: string
  /** With the names that they had then, as they stand in the text after an `@`. */
  mentions: Colleague[]
  created_at: string
  edited_at: string | null
}

/** A discussion of a page, with its comments in the order in which they were written. */
export type CommentThread = {
  id: number
  page_id: number
  block_id: string
  /** The item of the block; '' for the block itself. */
  group_id: string
  field: string
  /** The words that it is about, as they were; '' for the whole block. */
  quote: string
  is_resolved: boolean
  /** '' while it is open. */
  resolved_by: string
  resolved_at: string | null
  comments: Comment[]
}

/** An open discussion in which the reader is mentioned. */
export type WaitingComment = {
  thread_id: number
  page_id: number
  path: string
  title: string
  /** Who mentioned the reader last, and what they wrote. */
  by: string
  text: string
  at: string
}
