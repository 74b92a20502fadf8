/** The path of a preview link: behind a proxy the public address may be another than the one staff work at, where they are signed in. */
export function previewPath(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}
