import { z } from '@hono/zod-openapi'

/** The version in an If-Match header, without quotes; null when it has none or any (`*`). */
export function namedVersion(ifMatch: string): string | null {
  return ifMatch.trim().match(/^(?:W\/)?"?([\w-]{1,64})"?$/)?.[1] ?? null
}

/** The ETag header of a version. */
export function versionTag(version: string | number): { etag: string } {
  return { etag: `"${version}"` }
}

/** Versions of records are opaque texts; those of pages and drafts are counters. */
export const RecordVersion = z.string()
export const PageVersion = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
