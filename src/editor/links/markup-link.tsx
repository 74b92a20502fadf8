import { markupTarget, type PickedLink, targetOfMarkup } from '#domains/content/ui/index.ts'
import { useSite } from '../ui/use-site.ts'
import { LinkPicker } from './link-picker.tsx'
import { knownReference } from './link-sources.ts'

/** `href` is empty for a new link. */
type MarkupLinkProps = Pick<PickedLink, 'href' | 'isNewTab'> & {
  onClose: () => void
  onPick: (link: PickedLink) => void
}

/** Chooses the target of a link inside HTML. */
export function MarkupLink({ href, isNewTab, onClose, onPick }: MarkupLinkProps) {
  const predefinedLinks = useSite()?.predefined_links ?? []
  return (
    <LinkPicker
      isOpen
      onClose={onClose}
      target={targetOfMarkup({ href, isNewTab })}
      onPick={(target) => {
        const link = markupTarget(target, { predefinedLinks, nameOf: (kind, id) => knownReference(kind, id)?.name ?? null })
        if (link) onPick(link)
        else onClose()
      }}
    />
  )
}
