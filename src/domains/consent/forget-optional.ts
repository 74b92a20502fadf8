import { consentConfig } from './consent-now.ts'

/** Deletes the optional cookies that the settings name; `_ga_*` matches by prefix. */
export function forgetOptional(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (name && consentConfig().cookies.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))) expire(name)
  }
}

/** A cookie may belong to this host or to any domain above it. */
function expire(name: string): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to it is not in all browsers
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}
