/** Why a whole file cannot be read, as codes: words for them live beside the screen. */
export const feedFlaws = [
  'broken', // not what its format says
  'encoding', // bytes that are no text of its encoding
  'columns', // a first line that names a column twice, or none
  'declaration', // XML with a document type, which may declare entities
  'record_too_large',
  'too_deep',
  'no_rows', // nothing in it that could be a vehicle
  'too_many_invalid',
  'too_large', // the file itself
  'unreachable', // nothing readable came from its address
  'refused_address', // an address that feeds may not be fetched from
] as const
export type FeedFlawCode = (typeof feedFlaws)[number]

/** A file, or what an address gave, that no rows can be read from. `line` counts from 1; `detail` is for people and names no secret. */
export class FeedFlaw extends Error {
  readonly code: FeedFlawCode
  readonly line: number | null
  readonly detail: string

  constructor(code: FeedFlawCode, { line = null, detail = '' }: { line?: number | null; detail?: string } = {}) {
    super(`${code}${line === null ? '' : ` at line ${line}`}${detail && `: ${detail}`}`)
    this.name = 'FeedFlaw'
    this.code = code
    this.line = line
    this.detail = detail
  }
}

/** Longest text of one record of a file; what goes beyond is a missing quote or bracket, or meant to fill the memory. */
export const MOST_RECORD_CHARACTERS = 1_000_000
/** Most attributes of one element; the parser looks through those it has for every further one. */
export const MOST_ATTRIBUTES = 1000
/** Deepest nesting of elements or objects. */
export const MOST_DEPTH = 64
