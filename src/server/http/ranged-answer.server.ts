import { createHash } from 'node:crypto'
import type { Context } from 'hono'

const etags = new WeakMap<Buffer, string>()

/**
 * Sends a file, or the part of it that the request asks for: browsers play a film from where somebody points, and Safari plays none without parts (RFC
 * 9110, 14). Several parts at once are answered with the whole file, as the standard allows, so that no request makes more bytes than the file has.
 */
export function rangedAnswer(c: Context, bytes: Buffer, headers: Readonly<Record<string, string>>): Response {
  const etag = etagOf(bytes)
  const common = { ...headers, etag, 'accept-ranges': 'bytes' }
  const range = isCurrent(c.req.header('if-range'), etag) ? rangeOf(c.req.header('range'), bytes.length) : null
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...common, 'content-range': `bytes */${bytes.length}` } })
  if (!range) return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { ...common, 'content-length': String(bytes.length) } })
  const { first, last } = range
  const part = bytes.subarray(first, last + 1) as Uint8Array<ArrayBuffer>
  const partial = { 'content-range': `bytes ${first}-${last}/${bytes.length}`, 'content-length': String(part.length) }
  return new Response(part, { status: 206, headers: { ...common, ...partial } })
}

/** The first and the last byte that a header asks for; null for the whole file, which headers of another form get as well. */
function rangeOf(header: string | undefined, size: number): { first: number; last: number } | 'unsatisfiable' | null {
  const [, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (start === '' && end === '') return null
  // Without a start, the last so many bytes.
  const first = start === '' ? Math.max(0, size - Number(end)) : Number(start)
  const last = start === '' || end === '' ? size - 1 : Math.min(Number(end), size - 1)
  if (start !== '' && end !== '' && Number(end) < Number(start)) return null
  return first < size && first <= last ? { first, last } : 'unsatisfiable'
}

/** Whether the part still belongs to what the browser has: only a tag says that for certain. */
function isCurrent(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag
}

function etagOf(bytes: Buffer): string {
  const etag = etags.get(bytes) ?? `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`
  etags.set(bytes, etag)
  return etag
}
