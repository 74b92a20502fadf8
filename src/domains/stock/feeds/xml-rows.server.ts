import sax from 'sax'
import { FeedFlaw, MOST_ATTRIBUTES, MOST_DEPTH, MOST_RECORD_CHARACTERS } from './feed-flaw.ts'
import type { FeedRecord, FileRow } from './feed-record.ts'

type Element = { name: string; members: Record<string, unknown>; text: string }

/**
 * The records of an XML text, which is never held as a whole: every element of that name, or at that path from the root
 * (`stock.vehicles.vehicle`); without one, the children of the root. A document type is refused, since it may declare entities
 * that grow; those of HTML are known, any other is a flaw.
 */
export async function* xmlRows(texts: AsyncIterable<string>, path: string): AsyncGenerator<FileRow> {
  const reader = new ElementReader(path)
  for await (const text of texts) yield* reader.push(text)
  yield* reader.end()
}

class ElementReader {
  readonly #parser = sax.parser(true, { position: true, trim: true })
  readonly #path: readonly string[]
  readonly #names: string[] = []
  readonly #record: Element[] = []
  #start = 1
  #length = 0
  #attributes = 0
  #found: FileRow[] = []
  #error: Error | null = null

  constructor(path: string) {
    this.#path = path
      .split(/[./]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
    const parser = this.#parser
    parser.ondoctype = () => {
      throw new FeedFlaw('declaration', { line: this.#line })
    }
    // The parser reports an error only with the next chunk.
    parser.onerror = (error) => {
      this.#error ??= error
    }
    parser.onopentagstart = () => {
      this.#attributes = 0
    }
    parser.onattribute = () => {
      this.#attributes += 1
      if (this.#attributes > MOST_ATTRIBUTES) throw new FeedFlaw('record_too_large', { line: this.#line })
    }
    parser.onopentag = ({ name, attributes }) => this.#open(name, attributes as Record<string, string>)
    parser.onclosetag = () => this.#close()
    parser.ontext = (text) => this.#addText(text)
    parser.oncdata = (text) => this.#addText(text)
  }

  get #line(): number {
    return (this.#parser.line ?? 0) + 1
  }

  *push(text: string): Generator<FileRow> {
    // A document type is refused before the parser has read it all.
    this.#guarded(() => this.#parser.write(text))
    yield* this.#found.splice(0)
  }

  *end(): Generator<FileRow> {
    this.#guarded(() => this.#parser.close())
    yield* this.#found.splice(0)
  }

  #guarded(run: () => void): void {
    try {
      run()
    } catch (error) {
      if (error instanceof FeedFlaw) throw error
      this.#error ??= error as Error
    }
    if (!this.#error) return
    const [reason = ''] = this.#error.message.split('\n')
    const line = Number(this.#error.message.match(/^Line: (\d+)$/m)?.[1] ?? this.#line - 1) + 1
    throw new FeedFlaw('broken', { line, detail: reason })
  }

  #isRecord(): boolean {
    if (this.#path.length === 0) return this.#names.length === 2
    if (this.#path.length === 1) return this.#names.at(-1) === this.#path[0]
    return this.#names.length === this.#path.length && this.#path.every((name, index) => name === '*' || name === this.#names[index])
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#names.push(name)
    if (this.#names.length > MOST_DEPTH) throw new FeedFlaw('too_deep', { line: this.#line })
    if (this.#record.length === 0 && !this.#isRecord()) return
    if (this.#record.length === 0) {
      this.#start = this.#line
      this.#length = 0
    }
    const members = Object.fromEntries(Object.entries(attributes).map(([attribute, value]) => [`@${attribute}`, value]))
    this.#count(name.length + JSON.stringify(members).length)
    this.#record.push({ name, members, text: '' })
  }

  #addText(text: string): void {
    const element = this.#record.at(-1)
    if (!element) return
    this.#count(text.length)
    element.text += text
  }

  #close(): void {
    this.#names.pop()
    const element = this.#record.pop()
    if (!element) return
    const text = element.text.trim()
    const isPlain = Object.keys(element.members).length === 0
    const value: unknown = isPlain ? text : text === '' ? element.members : { ...element.members, '#text': text }
    const parent = this.#record.at(-1)
    if (parent) addMember(parent.members, element.name, value)
    else this.#found.push({ line: this.#start, record: (isPlain ? { '#text': text } : value) as FeedRecord })
  }

  #count(characters: number): void {
    this.#length += characters
    if (this.#length > MOST_RECORD_CHARACTERS) throw new FeedFlaw('record_too_large', { line: this.#start })
  }
}

/** Elements of one name become a list. */
function addMember(members: Record<string, unknown>, name: string, value: unknown): void {
  if (!Object.hasOwn(members, name)) Object.defineProperty(members, name, { value, writable: true, enumerable: true, configurable: true })
  else {
    const before = members[name]
    if (Array.isArray(before)) before.push(value)
    else members[name] = [before, value]
  }
}
