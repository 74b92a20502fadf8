import { markupRules } from './markup-rules.ts'

/** HTML as the server will store it, and what the server will remove from it: tags as `<name>`, attributes by name. */
export type KeptMarkup = { html: string; removed: string[] }

/** Sanitises HTML by the same rules as the server does at save, with the elements that its field may have. For browsers. */
export function keptMarkup(html: string, tags: readonly string[] = markupRules.tags): KeptMarkup {
  // Without the tag of the body, what stands first and belongs into a head would go there: scripts, styles, links.
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html')
  const removedTags = new Set<string>()
  for (const element of [...body.querySelectorAll('*')]) {
    const tag = element.localName
    if (!tags.includes(tag)) {
      removedTags.add(`<${tag}>`)
      if (markupRules.withContent.includes(tag)) element.remove()
      else element.replaceWith(...element.childNodes)
      continue
    }
    for (const { name, value } of [...element.attributes]) {
      if (isKept(tag, name, value)) continue
      removedTags.add(name)
      element.removeAttribute(name)
    }
  }
  return removedTags.size === 0 ? { html, removed: [] } : { html: body.innerHTML, removed: [...removedTags] }
}

function isKept(tag: string, name: string, value: string): boolean {
  const isKnown = [...(markupRules.attributes['*'] ?? []), ...(markupRules.attributes[tag] ?? [])].includes(name)
  if (!isKnown || (name !== 'href' && name !== 'src')) return isKnown
  // Browsers ignore spaces and control characters inside a scheme.
  const scheme = value.replace(/[\p{Cc}\s]/gu, '').match(/^([a-z][a-z\d+.-]*):/i)?.[1]
  return scheme === undefined || markupRules.schemes.includes(scheme.toLowerCase())
}
