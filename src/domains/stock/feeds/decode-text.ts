import type { FeedEncoding } from './feed.ts'
import { FeedFlaw } from './feed-flaw.ts'

/** Decodes bytes. `auto` uses the byte order mark, then an XML declaration, else UTF-8. Invalid bytes are a flaw. */
export async function* decodeText(source: AsyncIterable<Uint8Array>, encoding: FeedEncoding): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let line = 1
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
    decoder ??= new TextDecoder(encoding === 'auto' ? sniff(bytes) : encoding, { fatal: true })
    const text = decode(bytes)
    if (text !== '') yield text
  }
  const rest = decode()
  if (rest !== '') yield rest
}

const known = ['utf-8', 'utf-16le', 'windows-1256', 'windows-1252', 'iso-8859-1', 'iso-8859-6', 'us-ascii']

function sniff(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const declared = String.fromCharCode(...start.subarray(0, 120))
    .match(/^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/)?.[1]
    ?.toLowerCase()
  return declared && known.includes(declared) ? declared : 'utf-8'
}

function linesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
