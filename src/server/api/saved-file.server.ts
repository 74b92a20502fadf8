import { z } from '@hono/zod-openapi'
import type { Answer } from './answers.server.ts'

/** A file with the name that browsers save it under. */
export type SavedFile = { bytes: Uint8Array; name: string; type: string }

/** A file that is saved and never shown within the site. The call's `extraHeaders` are {@link savedFileHeaders}. */
export function savedFile(types: readonly string[], about: string): Answer<SavedFile> {
  const schema = z.string().openapi({ format: 'binary' })
  return { status: 200, about, content: Object.fromEntries(types.map((type) => [type, { schema }])), body: ({ bytes }) => bytes }
}

export function savedFileHeaders({ name, type }: SavedFile): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  }
}
