import { linkView } from '../../pages/link.ts'
import { targetOfMarkup } from './markup-target.ts'
import { type Target, type TargetKind, targetKinds } from './target.ts'

/**
 * A chosen target where a place stores nothing but an address, as somebody would type it: a path without the language, `#form:3`, a predefined alias,
 * `tel:` or `mailto:`. `nameOf` is the path of a page or the name of a file, of those that were offered. Null when it leads nowhere.
 */
export function typedAddress(target: Target, nameOf: (kind: 'page' | 'file', id: string) => string | null): string | null {
  if (target.link_type === 'form') return `#form:${target.url}`
  const path = target.link_type === 'page' ? nameOf('page', target.url) : null
  if (path !== null) return `/${path}`
  const isAsTyped = target.link_type !== 'page' && target.link_type !== 'file' && target.target_type !== 'phone' && target.target_type !== 'email'
  if (isAsTyped) return target.url
  return linkView(target, { predefinedLinks: [], findPagePath: () => null, findFileName: (id) => nameOf('file', String(id)) })?.href ?? null
}

/** The target that such an address has, if it is one of these kinds; else an address. A path stays an address, too: it may be of no page. */
export function targetOfAddress(text: string, kinds: readonly TargetKind[] = targetKinds): Target {
  const url = text.trim()
  const target = knownTarget(url)
  const kind = target.link_type ?? target.target_type
  return kind === undefined || kinds.some((one) => one === kind) ? target : { url }
}

function knownTarget(url: string): Target {
  const form = /^#form:([1-9]\d*)$/.exec(url)?.[1]
  if (form) return { url: form, link_type: 'form' }
  const file = /^\/media\/api\/v2\/files\/([1-9]\d*)\//.exec(url)?.[1]
  if (file) return { url: file, link_type: 'file' }
  return targetOfMarkup({ href: url, isNewTab: false })
}
