import { type PickedLink, targetOfMarkup } from '#domains/content/ui/index.ts'
import { linkOfMarkup, markupOpenings } from '#staff/links/markup-link.ts'
import { useSite } from '../ui/use-site.ts'
import { LinkPicker } from './link-picker.tsx'

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
      openings={markupOpenings}
      target={targetOfMarkup({ href, isNewTab })}
      onPick={(target) => {
        const link = linkOfMarkup(target, predefinedLinks)
        if (link) onPick(link)
        else onClose()
      }}
    />
  )
}
