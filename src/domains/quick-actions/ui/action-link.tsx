import { Icon } from '#ui/icon.tsx'
import { type IconName, iconNames } from '#ui/icon-sprite.tsx'
import { TextLink } from '#ui/link.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import type { ActionItem } from '../floating-action.ts'

type ActionLinkProps = { item: ActionItem; text?: string; className?: string | undefined; textClass?: string | undefined }

/** An item of the floating button or the quick links: its icon and its text. */
export function ActionLink({ item: { icon, link, text: own }, text = own, className, textClass }: ActionLinkProps) {
  const drawing = iconNames.find((name): name is IconName => name === icon) ?? 'ui-arrow'
  const content = (
    <>
      <Icon name={drawing} size={22} />
      <span className={textClass}>
        <BidiText text={text} />
      </span>
    </>
  )
  if (!link) return <span className={className}>{content}</span>
  return (
    <TextLink link={link} className={className}>
      {content}
    </TextLink>
  )
}
