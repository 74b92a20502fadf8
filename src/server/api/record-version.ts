/** The version that an If-Match header names, without quotes; null when it names none or any (`*`). */
export function namedVersion(ifMatch: string | undefined): string | null {
  return ifMatch?.trim().match(/^(?:W\/)?"?([\w-]{1,64})"?$/)?.[1] ?? null
}

/** The header that hands a version out. */
export function versionTag(version: string | number): { etag: string } {
  return { etag: `"${version}"` }
}
