/** The path of a preview link, to open on this host: behind a proxy the public host may differ from the one where staff are signed in. */
export function previewPath(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}
