import { isStorable } from '#kernel/storable.ts'

/** The field of a plain post that names the block it is for. */
export const POSTED_BLOCK = '_block'
/** More is no answer to a field of a block. */
const MOST_SIGNS = 200

/** The fields of a plain post, by name. */
export type PostedFields = Readonly<Record<string, string>>

/** A plain post to a page: the id of the block that it is for, and its fields. */
export type PagePost = { block: string; fields: URLSearchParams }

/** The fields of a post to this block that it reads; null when nothing was posted to it. A field that was left out is empty. */
export function readPost(post: PagePost | null, block: string, names: readonly string[] | undefined): PostedFields | null {
  if (post?.block !== block || !names) return null
  return Object.fromEntries(names.map((name) => [name, plainText(post.fields.get(name) ?? '')]))
}

/** The post in a form's body; null for one that names no block. Files are no fields. */
export function parsePost(body: FormData): PagePost | null {
  const texts = [...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const fields = new URLSearchParams(texts)
  const block = fields.get(POSTED_BLOCK)
  return block ? { block, fields } : null
}

function plainText(text: string): string {
  return isStorable(text) ? text.slice(0, MOST_SIGNS) : ''
}
