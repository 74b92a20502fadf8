/** Why a whole file cannot be read, as codes: words for them live beside the screen. */
export const feedFlaws = [
  'broken', // does not follow its format
  'encoding', // bytes that are invalid in its encoding
  'columns', // a header line with duplicate or without names
  'declaration', // XML with a document type, which may declare entities
  'record_too_large',
  'too_deep',
  'no_rows', // no record that could be a vehicle
  'too_many_invalid',
  'too_large', // the file itself
  'unreachable', // its address gave no readable answer
  'refused_address', // an address that feeds may not be fetched from
] as const
export type FeedFlawCode = (typeof feedFlaws)[number]

/** Thrown for a file whose rows cannot be read. `line` counts from 1; `detail` is for people and holds no secrets. */
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

/** The maximum length of one record; a longer one has a missing quote or bracket, or is an attack on the memory. */
export const MOST_RECORD_CHARACTERS = 1_000_000
/** The maximum number of attributes of an element; the parser searches all earlier ones for each further one. */
export const MOST_ATTRIBUTES = 1000
/** Deepest nesting of elements or objects. */
export const MOST_DEPTH = 64
