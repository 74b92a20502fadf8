/** Whether If-None-Match names this tag; weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag) return true
  const entries = header.split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return entries.includes(etag.replace(/^W\//, '')) || entries.includes('*')
}

/** Whether Accept-Encoding names this coding with a weight above 0 (RFC 9110, 12.5.3). */
export function acceptsEncoding(header: string | undefined, coding: 'br' | 'gzip'): boolean {
  if (!header?.includes(coding)) return false
  const entry = header.split(',').find((part) => part.trim().split(';')[0]?.trim() === coding)
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry)
}
