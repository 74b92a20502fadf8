import { FeedFlaw } from '#domains/stock/index.ts'

const MOST_HEAD = 8192

/** The file of a form, read as it arrives: its name, and its bytes, which have to be read for the rest to be. */
export type FormFile = { name: string; bytes: AsyncGenerator<Uint8Array> }

/** The boundary that the content type of a form names (RFC 7578); null for anything but a form. */
export function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] = contentType.match(/^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i) ?? []
  return quoted ?? plain ?? null
}

/**
 * Finds the first file of a form without holding more of it than a piece: fields before it are passed over, what comes behind it is
 * not read. Null when there is none. Throws a `broken` {@link FeedFlaw} when the form ends within the file.
 */
export async function findFormFile(body: AsyncIterable<Uint8Array>, boundary: string): Promise<FormFile | null> {
  const reader = new PartReader(body, boundary)
  for (;;) {
    const head = await reader.nextHead()
    if (head === null) return null
    const name = fileNameOf(head)
    if (name !== null) return { name, bytes: reader.part() }
    for await (const _piece of reader.part());
  }
}

class PartReader {
  readonly #source: AsyncIterator<Uint8Array>
  readonly #mark: Buffer
  // As if the form began with a line end: its first boundary then looks like all others.
  #kept: Buffer = Buffer.from('\r\n')

  constructor(body: AsyncIterable<Uint8Array>, boundary: string) {
    this.#source = body[Symbol.asyncIterator]()
    this.#mark = Buffer.from(`\r\n--${boundary}`, 'latin1')
  }

  /** The header lines of the part behind the next boundary; null behind the last one. */
  async nextHead(): Promise<string | null> {
    for await (const _preamble of this.part(true));
    for (;;) {
      const text = this.#kept.subarray(0, 2).toString('latin1')
      if (text === '--') return null
      const end = this.#kept.indexOf('\r\n\r\n')
      if (end >= 0) {
        const head = decodeHead(this.#kept.subarray(0, end))
        // The last line end may be the one that the boundary behind an empty part begins with.
        this.#kept = this.#kept.subarray(this.#isEmptyPart(end) ? end + 2 : end + 4)
        return head
      }
      if (this.#kept.length > MOST_HEAD || !(await this.#more())) return null
    }
  }

  #isEmptyPart(end: number): boolean {
    return this.#kept.subarray(end + 2, end + 2 + this.#mark.length).equals(this.#mark)
  }

  /** The bytes up to the next boundary, which is left for whoever asks for the next part. */
  async *part(isPreamble = false): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#kept.indexOf(this.#mark)
      if (at >= 0) {
        if (at > 0) yield this.#kept.subarray(0, at)
        this.#kept = this.#kept.subarray(isPreamble ? at + this.#mark.length : at)
        return
      }
      // The beginning of a boundary may stand at the end of what is there.
      const safe = this.#kept.length - this.#mark.length
      if (safe > 0) {
        yield this.#kept.subarray(0, safe)
        this.#kept = this.#kept.subarray(safe)
      }
      if (await this.#more()) continue
      if (isPreamble) {
        this.#kept = Buffer.from('--')
        return
      }
      throw new FeedFlaw('broken', { detail: 'the form ends within its file' })
    }
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#source.next()
    if (done) return false
    this.#kept = Buffer.concat([this.#kept, value])
    return true
  }
}

function decodeHead(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

function fileNameOf(head: string): string | null {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:/i.test(line)) ?? ''
  const name = disposition.match(/;\s*filename="((?:[^"\\]|\\.)*)"/i)?.[1] ?? disposition.match(/;\s*filename=([^\s;]+)/i)?.[1]
  return name === undefined ? null : decodeName(name)
}

/** Browsers write quotes and line ends of a name as percent signs, paths in it are nobody's business. */
function decodeName(name: string): string {
  return (
    name
      .replaceAll(/%22|%0D|%0A/gi, ' ')
      .split(/[/\\]/)
      .at(-1) ?? ''
  ).slice(0, 200)
}
