import { FeedFlaw, MOST_DEPTH, MOST_RECORD_CHARACTERS } from './feed-flaw.ts'
import type { FeedRecord, FileRow } from './feed-record.ts'

type Container = { isList: boolean; name: string | null }
type Expected = 'value' | 'value or end' | 'name or end' | 'name' | 'colon' | 'comma or end' | 'nothing'

const BLANK = 0x20
const LINE_END = 0x0a
const QUOTE = 0x22
const BACKSLASH = 0x5c
const isBlank = (code: number) => code === BLANK || code === LINE_END || code === 0x0d || code === 0x09

/**
 * The records of a JSON text, read as a stream: the members of the list (or object) at `path`; '' is the outermost one.
 * The text around them is scanned character by character; each record is cut out and parsed by `JSON.parse`. A foreign file may
 * be anything, so depth and length of a record are bounded.
 */
export async function* jsonRows(texts: AsyncIterable<string>, path: string): AsyncGenerator<FileRow> {
  const scanner = new RecordScanner(path)
  for await (const text of texts) yield* scanner.push(text)
  scanner.end()
}

class RecordScanner {
  readonly #path: string
  readonly #open: Container[] = []
  #expected: Expected = 'value'
  #line = 1
  /** A name, number, word or text that is being read outside of records. */
  #token: string | null = null
  #isText = false
  #isEscaped = false
  /** The record that is being cut out: its text so far, how deep it is in itself, and whether it stands within a text. */
  #record: { line: number; parts: string; depth: number; isText: boolean; isEscaped: boolean } | null = null

  constructor(path: string) {
    this.#path = path
      .split('.')
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== '*' && name !== '$')
      .join('.')
  }

  *push(text: string): Generator<FileRow> {
    let at = 0
    while (at < text.length) {
      if (this.#record) {
        const end = this.#endOfRecord(text, at)
        this.#record.parts += text.slice(at, end.at)
        if (this.#record.parts.length > MOST_RECORD_CHARACTERS) throw new FeedFlaw('record_too_large', { line: this.#record.line })
        at = end.at
        if (end.isOver) {
          yield this.#taken(this.#record)
          this.#record = null
          this.#expected = 'comma or end'
        }
        continue
      }
      const code = text.charCodeAt(at)
      const isInToken = this.#token !== null
      if (isInToken && !this.#continuesToken(code, text.charAt(at))) continue
      if (!isInToken) yield* this.#sign(code, text.charAt(at))
      if (code === LINE_END) this.#line += 1
      at += 1
    }
  }

  end(): void {
    if (this.#token !== null && !this.#isText) this.#endToken()
    if (this.#record || this.#open.length > 0 || this.#expected !== 'nothing') throw this.#broken('unexpected end')
  }

  /** The end of the record in this text: at its closing bracket, or after the text. */
  #endOfRecord(text: string, from: number): { at: number; isOver: boolean } {
    const record = this.#record
    if (!record) return { at: from, isOver: true }
    for (let at = from; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === LINE_END) this.#line += 1
      if (record.isEscaped) record.isEscaped = false
      else if (record.isText) {
        if (code === BACKSLASH) record.isEscaped = true
        else if (code === QUOTE) record.isText = false
      } else if (code === QUOTE) record.isText = true
      else if (code === 0x7b || code === 0x5b) {
        record.depth += 1
        if (record.depth > MOST_DEPTH) throw new FeedFlaw('too_deep', { line: this.#line })
      } else if (code === 0x7d || code === 0x5d) {
        record.depth -= 1
        if (record.depth === 0) return { at: at + 1, isOver: true }
      }
    }
    return { at: text.length, isOver: false }
  }

  #taken({ line, parts }: { line: number; parts: string }): FileRow {
    try {
      return { line, record: JSON.parse(parts) as FeedRecord }
    } catch {
      return { line, flaw: 'broken' }
    }
  }

  /** Handles one character outside of records, texts, numbers and words. */
  *#sign(code: number, sign: string): Generator<FileRow> {
    if (isBlank(code)) return
    const expected = this.#expected
    if (sign === '}' || sign === ']') return this.#close(sign)
    if (sign === ',' && expected === 'comma or end') {
      this.#expected = this.#open.at(-1)?.isList ? 'value' : 'name'
    } else if (sign === ':' && expected === 'colon') {
      this.#expected = 'value'
    } else if (expected === 'name' || expected === 'name or end') {
      if (sign !== '"') throw this.#broken(`a name instead of ${sign}`)
      this.#startToken('', true)
    } else if (expected === 'value' || expected === 'value or end') {
      yield* this.#startValue(sign)
    } else throw this.#broken(`unexpected ${sign}`)
  }

  *#startValue(sign: string): Generator<FileRow> {
    const isContainer = sign === '{' || sign === '['
    if (this.#isAtRecords()) {
      if (sign === '{') this.#record = { line: this.#line, parts: '{', depth: 1, isText: false, isEscaped: false }
      else {
        // The list holds something other than a record: it is reported with its line and skipped.
        yield { line: this.#line, flaw: 'broken' }
        if (!isContainer) this.#startToken(sign === '"' ? '' : sign, sign === '"')
        else this.#openContainer(sign)
      }
      return
    }
    if (isContainer) return this.#openContainer(sign)
    this.#startToken(sign === '"' ? '' : sign, sign === '"')
  }

  #openContainer(sign: string): void {
    if (this.#open.length >= MOST_DEPTH) throw new FeedFlaw('too_deep', { line: this.#line })
    this.#open.push({ isList: sign === '[', name: null })
    this.#expected = sign === '[' ? 'value or end' : 'name or end'
  }

  #close(sign: string): void {
    const container = this.#open.at(-1)
    const canEnd = ['comma or end', 'value or end', 'name or end'].includes(this.#expected)
    if (!container || container.isList !== (sign === ']') || !canEnd) throw this.#broken(`unexpected ${sign}`)
    this.#open.pop()
    this.#expected = this.#open.length === 0 ? 'nothing' : 'comma or end'
  }

  /** Whether a value that begins here is one of the records: a direct member of what stands at the path. */
  #isAtRecords(): boolean {
    if (this.#open.length === 0) return false
    const names = this.#open.slice(0, -1).map(({ name }) => name)
    return names.every((name) => name !== null) && names.join('.') === this.#path
  }

  #startToken(start: string, isText: boolean): void {
    this.#token = start
    this.#isText = isText
    this.#isEscaped = false
  }

  /** Whether the character belongs to the token; the one that ends a number or word does not. */
  #continuesToken(code: number, sign: string): boolean {
    if (!this.#isText && (isBlank(code) || ',]}:'.includes(sign))) {
      this.#endToken()
      return false
    }
    if (this.#isText && !this.#isEscaped && code === QUOTE) {
      this.#endToken()
      return true
    }
    this.#isEscaped = this.#isText && !this.#isEscaped && code === BACKSLASH
    this.#token += sign
    if ((this.#token?.length ?? 0) > MOST_RECORD_CHARACTERS) throw new FeedFlaw('record_too_large', { line: this.#line })
    return true
  }

  #endToken(): void {
    const token = this.#token ?? ''
    const isName = this.#expected === 'name' || this.#expected === 'name or end'
    try {
      const value: unknown = JSON.parse(this.#isText ? `"${token}"` : token)
      const container = this.#open.at(-1)
      if (isName && container) container.name = String(value)
    } catch {
      throw this.#broken(token.slice(0, 40))
    }
    this.#token = null
    this.#expected = isName ? 'colon' : this.#open.length === 0 ? 'nothing' : 'comma or end'
  }

  #broken(detail: string): FeedFlaw {
    return new FeedFlaw('broken', { line: this.#line, detail })
  }
}
