import type { Logger } from '#kernel/log.ts'

const NOWHERE = 'https://nowhere.invalid'

/**
 * The address of a predefined link with the allowed query parameters of the current page; what the address already says wins
 * (B-263, B-264, C-344). `currentSearch` is `location.search`. When it fails, the address comes back as it was (C-343).
 */
export function passParams(href: string, currentSearch: string, allowedNames: readonly string[], log: Logger): string {
  if (/^(tel|mailto):|^#/i.test(href)) return href
  try {
    const target = new URL(href, NOWHERE)
    const current = new URLSearchParams(currentSearch)
    const passedParameters = allowedNames
      .filter((name) => !target.searchParams.has(name))
      .flatMap((name) => current.getAll(name).map((value) => [name, value] as const))
    if (passedParameters.length === 0) return href
    for (const [name, value] of passedParameters) target.searchParams.append(name, value)
    return target.origin === NOWHERE ? target.pathname + target.search + target.hash : target.href
  } catch (cause) {
    log.error('Error when trying to pass params to link in predefined links', { cause })
    return href
  }
}
