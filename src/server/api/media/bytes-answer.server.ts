import { z } from '@hono/zod-openapi'
import type { Answer } from '../answers.server.ts'

/** Cache-Control for addresses whose answer never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** Bytes of the library with their headers; `bytes` is null when the browser has them already (304), or gets them from the bucket (302): then the headers have a `location`. */
export type ServedBytes = { bytes: Uint8Array | null; headers: Record<string, string> }

/** An answer of bytes, or 304. The call's `extraHeaders` are those of the value. */
export function bytesAnswer(types: readonly string[], about: string): Answer<ServedBytes> {
  const schema = z.string().openapi({ format: 'binary' })
  return {
    status: 200,
    about,
    others: {
      302: 'The file in the bucket, where browsers fetch it themselves (`MEDIA_DELIVERY`).',
      304: 'The version that `If-None-Match` names is current.',
    },
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
    statusOf: ({ bytes, headers }) => (bytes ? 200 : headers.location === undefined ? 304 : 302),
    body: ({ bytes }) => bytes,
  }
}
