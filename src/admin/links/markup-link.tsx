import { type PickedLink, targetKinds, targetOfMarkup } from '#domains/content/ui/index.ts'
import { linkOfMarkup, markupOpenings } from '#staff/links/markup-link.ts'
import { useMay } from '../app/signed-in.ts'
import { useSiteFacts } from '../fields/use-site-facts.ts'
import { LinkPicker } from './link-picker.tsx'

type MarkupLinkProps = Pick<PickedLink, 'href' | 'isNewTab'> & { onClose: () => void; onPick: (link: PickedLink) => void }

/** Chooses the target of a link inside HTML. */
export function MarkupLink({ href, isNewTab, onClose, onPick }: MarkupLinkProps) {
  const mayReadForms = useMay('forms.read')
  const kinds = targetKinds.filter((kind) => kind !== 'anchor' && (kind !== 'form' || mayReadForms))
  const predefined = useSiteFacts()?.predefined_links ?? []
  return (
    <LinkPicker
      kinds={kinds}
      openings={markupOpenings}
      target={targetOfMarkup({ href, isNewTab })}
      onClose={onClose}
      onPick={(target) => {
        const link = linkOfMarkup(target, predefined)
        if (link) onPick(link)
        else onClose()
      }}
    />
  )
}
