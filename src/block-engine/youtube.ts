const ID = /^[\w-]{5,20}$/

/** The video id from an id or any YouTube address (B-129); null when there is none. */
export function readYouTubeId(value: string): string | null {
  const text = value.trim()
  if (ID.test(text)) return text
  if (!URL.canParse(text)) return null
  const { hostname, pathname, searchParams } = new URL(text)
  const host = hostname.replace(/^(www|m|music)\./, '')
  const candidate =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (searchParams.get('v') ?? pathname.match(/^\/(?:embed|shorts|live|v)\/([^/]+)/)?.[1])
        : undefined
  return candidate && ID.test(candidate) ? candidate : null
}
