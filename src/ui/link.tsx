import type { ReactNode } from 'react'
import { BidiText } from './text/bidi-text.tsx'
import css from './controls/button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { mark, OPENS, PREDEFINED } from './page-protocol.ts'
import { uiWords } from './ui-words.ts'

/** A link ready to render. `modal` and `embed` also have an address, so that they work without script. */
export type LinkView = {
  href: string
  label: string
  isExternal: boolean
  newTab: boolean
  opens: 'page' | 'modal' | 'embed'
  isPredefined?: boolean
}
export type ButtonView = LinkView & { id: string; variant: 'primary' | 'secondary' | 'tertiary' }

/** A button that links to a page of this site, for screens. */
export function pageButton(id: string, href: string, label: string): ButtonView {
  return { id, href, label, variant: 'primary', isExternal: false, newTab: false, opens: 'page' }
}

export type TextLinkProps = {
  link: LinkView
  /** Attributes of the page's protocol. */
  marks?: ReturnType<typeof mark>
  children?: ReactNode
  className?: string
  /** Announces to screen readers that a new tab opens. */
  newTabNote?: string
}

/** A plain `<a>`, marked if it opens in a modal or an embed. */
export function TextLink({ link, children, className, marks, newTabNote = uiWords.newTab }: TextLinkProps) {
  return (
    <a
      href={link.href}
      className={className}
      {...mark(OPENS, link.opens === 'page' ? undefined : link.opens)}
      {...mark(PREDEFINED, link.isPredefined ? '' : undefined)}
      {...marks}
      target={link.newTab ? '_blank' : undefined}
      rel={link.newTab ? 'noopener noreferrer' : undefined}
    >
      {children ?? <BidiText text={link.label} />}
      {link.newTab && <span className="visually-hidden"> ({newTabNote})</span>}
    </a>
  )
}

/** A link that looks like a button. [C-420] */
export function ButtonLink({ button, ...props }: { button: ButtonView } & Pick<TextLinkProps, 'newTabNote' | 'className' | 'marks'>) {
  const { newTabNote, className, marks } = props
  return (
    <TextLink link={button} newTabNote={newTabNote} marks={marks} className={classNames(css.button, css[button.variant], className)}>
      <span className={css.label}>
        <BidiText text={button.label} />
      </span>
      {button.variant === 'tertiary' && <Icon name="ui-arrow" size={18} />}
    </TextLink>
  )
}

export type ButtonsProps = {
  items: readonly ButtonView[]
  /** A physical edge: the same in Arabic and English. */
  align?: 'left' | 'center' | 'right'
  newTabNote?: string
  className?: string
}

// Compass names, because stylesheets must not use left and right.
const edges = { left: css.west, center: css.middle, right: css.east }

/** A row of buttons; renders nothing without buttons. */
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
