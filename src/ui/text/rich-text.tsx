import { classNames } from '../class-names.ts'
import css from './rich-text.module.css'
import { tableFrame } from './table-frame.ts'
import { uiWords } from '../ui-words.ts'

export type RichTextProps = {
  /** HTML that was sanitised when it was stored; it is not sanitised again. */
  html: string | null | undefined
  size?: 'big' | 'small-size'
  className?: string
}

/** Elements that make lines and boxes of their own, which have no place in the label of a control. */
const BLOCK_TAGS = /<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|hr|table|thead|tbody|tr|td|th)\b[^>]*>/gi

/** Text written by an editor, as one line of words and links: for labels. */
export function RichLine({ html, className }: Pick<RichTextProps, 'html' | 'className'>) {
  const line = html?.replaceAll(BLOCK_TAGS, ' ').trim()
  if (!line) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at write time, see the docstring of `html`
  return <span className={className} dangerouslySetInnerHTML={{ __html: line }} />
}

/** Body text written by an editor, in one of two sizes. [B-137] With a table in it, it is a {@link tableFrame}. */
export function RichText({ html, size = 'small-size', className }: RichTextProps) {
  if (!html?.trim()) return null
  const frame = html.includes('<table') ? { ...tableFrame, role: 'group', 'aria-label': uiWords.table } : null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at write time, see the docstring of `html`
  return <div {...frame} className={classNames(css.text, frame?.className, className)} data-size={size} dangerouslySetInnerHTML={{ __html: html }} />
}
