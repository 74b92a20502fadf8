import type { PickedLink } from '#domains/content/ui/index.ts'
import { linkView } from '#domains/content/index.ts'
import { useSite } from '../ui/use-site.ts'
import { LinkPicker } from './link-picker.tsx'
import { knownReference } from './link-sources.ts'
import type { Target } from './target.ts'

/** `href` is empty for a new link. */
type MarkupLinkProps = Pick<PickedLink, 'href' | 'isNewTab'> & {
  onClose: () => void
  onPick: (link: PickedLink) => void
}

/** Chooses the target of a link inside HTML. HTML cannot refer to pages by id, so the link gets the page's current path. */
export function MarkupLink({ href, isNewTab, onClose, onPick }: MarkupLinkProps) {
  const predefinedLinks = useSite()?.predefined_links ?? []
  const pick = (target: Target) => {
    const view = linkView(target, {
      predefinedLinks: [...predefinedLinks],
      findPagePath: (id) => knownReference('page', String(id))?.name ?? null,
      findFileName: (id) => knownReference('file', String(id))?.name ?? null,
    })
    if (!view) return onClose()
    onPick({ href: view.href, isNewTab: target.target_action === 'new_tab', words: view.href })
  }
  return <LinkPicker isOpen onClose={onClose} target={{ url: href, ...(isNewTab ? { target_action: 'new_tab' } : {}) }} onPick={pick} />
}
