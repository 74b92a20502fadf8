import type { ReactNode } from 'react'
import { BidiText } from './bidi-text.tsx'
import css from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { mark, OPENS, PREDEFINED } from './page-protocol.ts'
import { uiWords } from './ui-words.ts'

/** A link as a page sends it. `modal` and `embed` still carry an address, so that they work before any script does. */
export type LinkView = {
  href: string
  label: string
  isExternal: boolean
  newTab: boolean
  opens: 'page' | 'modal' | 'embed'
  isPredefined?: boolean
}
export type ButtonView = LinkView & { id: string; variant: 'primary' | 'secondary' | 'tertiary' }

/** A button of our own screens, which leads to a page of ours. */
export function pageButton(id: string, href: string, label: string): ButtonView {
  return { id, href, label, variant: 'primary', isExternal: false, newTab: false, opens: 'page' }
}

export type TextLinkProps = {
  link: LinkView
  children?: ReactNode
  className?: string
  /** Read to those who cannot see that a new tab opens. */
  newTabNote?: string
}

/** A plain <a>. What should open in a modal or in an embed says so. */
export function TextLink({ link, children, className, newTabNote = uiWords.newTab }: TextLinkProps) {
  return (
    <a
      href={link.href}
      className={className}
      {...mark(OPENS, link.opens === 'page' ? undefined : link.opens)}
      {...mark(PREDEFINED, link.isPredefined ? '' : undefined)}
      target={link.newTab ? '_blank' : undefined}
      rel={link.newTab ? 'noopener noreferrer' : undefined}
    >
      {children ?? <BidiText text={link.label} />}
      {link.newTab && <span className="visually-hidden"> ({newTabNote})</span>}
    </a>
  )
}

/** A link that looks like a button. [C-420] */
export function ButtonLink({ button, newTabNote, className }: { button: ButtonView; newTabNote?: string; className?: string }) {
  return (
    <TextLink link={button} newTabNote={newTabNote} className={classNames(css.button, css[button.variant], className)}>
      <span className={css.label}>
        <BidiText text={button.label} />
      </span>
      {button.variant === 'tertiary' && <Icon name="ui-arrow" size={18} />}
    </TextLink>
  )
}

export type ButtonsProps = {
  items: readonly ButtonView[]
  /** The physical edge, in Arabic as in English. */
  align?: 'left' | 'center' | 'right'
  newTabNote?: string
  className?: string
}

// Named after the map, because a stylesheet may not say left and right.
const edges = { left: css.west, center: css.middle, right: css.east }

/** A row of buttons; nothing when there are none. */
export function Buttons({ items, align, newTabNote, className }: ButtonsProps) {
  if (items.length === 0) return null
  return (
    <div className={classNames(css.row, align && edges[align], className)} data-align={align}>
      {items.map((item) => (
        <ButtonLink key={item.id} button={item} newTabNote={newTabNote} />
      ))}
    </div>
  )
}
