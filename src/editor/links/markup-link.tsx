import { linkView } from '#domains/content/index.ts'
import { useSite } from '../ui/use-site.ts'
import { LinkPicker } from './link-picker.tsx'
import { knownReference } from './link-sources.ts'
import type { Target } from './target.ts'

type MarkupLinkProps = { onClose: () => void /** Gets the opening tag of the link. */; onPick: (tag: string) => void }

/** Chooses the target of a link inside HTML. HTML cannot refer to pages by id, so the link gets the page's current path. */
export function MarkupLink({ onClose, onPick }: MarkupLinkProps) {
  const predefinedLinks = useSite()?.predefined_links ?? []
  const pick = (target: Target) => {
    const view = linkView(target, {
      predefinedLinks: [...predefinedLinks],
      findPagePath: (id) => knownReference('page', String(id))?.name ?? null,
      findFileName: (id) => knownReference('file', String(id))?.name ?? null,
    })
    if (!view) return onClose()
    const isNewTab = target.target_action === 'new_tab'
    onPick(`<a href="${escaped(view.href)}"${isNewTab ? ' target="_blank"' : ''}>`)
  }
  return <LinkPicker isOpen onClose={onClose} target={{ url: '' }} onPick={pick} />
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
