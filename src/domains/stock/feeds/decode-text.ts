import type { FeedEncoding } from './feed.ts'
import { FeedFlaw } from './feed-flaw.ts'

/**
 * Decodes bytes. `auto` uses the byte order mark, an XML declaration, or the bytes themselves: UTF-16 by its zeros, then UTF-8 or the Arabic of Windows
 * by the first letters outside of ASCII. Invalid bytes are a flaw.
 */
export async function* decodeText(source: AsyncIterable<Uint8Array>, encoding: FeedEncoding): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let line = 1
  // Text of ASCII alone is the same in both, so that the choice waits for the first bytes that are not.
  let isUndecided = false
  let waiting: Uint8Array = new Uint8Array()
  const decide = () => {
    isUndecided = false
    if (isWindowsArabic(waiting)) decoder = new TextDecoder('windows-1256', { fatal: true })
    return decode(waiting)
  }
  const decode = (bytes?: Uint8Array): string => {
    try {
      const text = bytes ? decoder?.decode(bytes, { stream: true }) : decoder?.decode()
      line += linesIn(text ?? '')
      return text ?? ''
    } catch (error) {
      if (error instanceof TypeError) throw new FeedFlaw('encoding', { line, detail: decoder?.encoding ?? '' })
      throw error
    }
  }
  for await (const bytes of source) {
    if (!decoder) {
      const sniffed = encoding === 'auto' ? sniff(bytes) : encoding
      isUndecided = sniffed === null
      decoder = new TextDecoder(sniffed ?? 'utf-8', { fatal: true })
    }
    if (isUndecided && (waiting.length > 0 || lettersIn(bytes) > 0)) {
      waiting = Buffer.concat([waiting, bytes])
      if (lettersIn(waiting) < ENOUGH_LETTERS) continue
      yield decide()
      continue
    }
    const text = decode(bytes)
    if (text !== '') yield text
  }
  if (isUndecided && waiting.length > 0) yield decide()
  const rest = decode()
  if (rest !== '') yield rest
}

const ASCII = 0x7f
/** Bytes outside of ASCII that tell the encoding. */
const ENOUGH_LETTERS = 16
const encodings = ['utf-8', 'utf-16le', 'windows-1256', 'windows-1252', 'iso-8859-1', 'iso-8859-6', 'us-ascii']

/** The encoding that the first bytes show; null for UTF-8 or the one that spreadsheets of Arabic Windows write. */
function sniff(start: Uint8Array): string | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const utf16 = sniffUtf16(start.subarray(0, 200))
  if (utf16) return utf16
  const declaration = String.fromCharCode(...start.subarray(0, 120))
    .match(/^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/)?.[1]
    ?.toLowerCase()
  return declaration && encodings.includes(declaration) ? declaration : null
}

/** Separators and digits of UTF-16 have a zero as their other half; no other text has zeros. */
function sniffUtf16(start: Uint8Array): string | null {
  const zeros = [0, 0]
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  // A stray zero is damage.
  if ((even + odd) * 5 < start.length) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Whether most letters outside of ASCII are no UTF-8. A few that are not, among many that are, are damage, which is reported. */
function isWindowsArabic(bytes: Uint8Array): boolean {
  // A letter that the piece cuts is left out.
  const text = new TextDecoder().decode(bytes, { stream: true })
  const broken = text.split('\ufffd').length - 1
  const whole = [...text].filter((letter) => letter > '\u007f' && letter !== '\ufffd').length
  return broken > whole
}

function lettersIn(bytes: Uint8Array): number {
  return bytes.reduce((count, byte) => (byte > ASCII ? count + 1 : count), 0)
}

function linesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
