import { z } from '@hono/zod-openapi'

/** The version that an If-Match header names, without quotes; null when it names none or any (`*`). */
export function namedVersion(ifMatch: string): string | null {
  return ifMatch.trim().match(/^(?:W\/)?"?([\w-]{1,64})"?$/)?.[1] ?? null
}

/** The header that hands a version out. */
export function versionTag(version: string | number): { etag: string } {
  return { etag: `"${version}"` }
}

/** Versions of records are texts that nobody reads; those of pages and drafts count. */
export const RecordVersion = z.string()
export const PageVersion = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
