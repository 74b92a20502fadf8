import { linkView } from '../../pages/link.ts'
import type { PickedLink } from '../rich-text/text-bar.tsx'
import type { PredefinedLink, Target } from './target.ts'

type Names = {
  predefinedLinks: readonly PredefinedLink[]
  /** The path of a page or the name of a file, of those that were offered. */
  nameOf: (kind: 'page' | 'file', id: string) => string | null
}

/** A chosen target as HTML has it, which cannot refer to pages and files by id: the link gets their address. Null when it leads nowhere. */
export function markupTarget(target: Target, { predefinedLinks, nameOf }: Names): PickedLink | null {
  const view = linkView(target, {
    predefinedLinks,
    findPagePath: (id) => nameOf('page', String(id)),
    findFileName: (id) => nameOf('file', String(id)),
  })
  return view && { href: view.href, isNewTab: target.target_action === 'new_tab', text: view.href }
}

/** The target that a link of HTML has: phones and mailboxes by what follows their scheme. */
export function targetOfMarkup({ href, isNewTab }: Pick<PickedLink, 'href' | 'isNewTab'>): Target {
  const [, scheme, rest] = /^(tel|mailto):([^?]*)$/i.exec(href) ?? []
  if (scheme && rest) return { url: rest, target_type: scheme.toLowerCase() === 'tel' ? 'phone' : 'email' }
  return { url: href, ...(isNewTab ? { target_action: 'new_tab' as const } : {}) }
}
