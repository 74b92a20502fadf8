import { classNames } from '../class-names.ts'
import css from './rich-text.module.css'

export type RichTextProps = {
  /** HTML that was sanitised when it was stored; it is not sanitised again. */
  html: string | null | undefined
  size?: 'big' | 'small-size'
  className?: string
}

/** Body text written by an editor, in one of two sizes. [B-137] */
export function RichText({ html, size = 'small-size', className }: RichTextProps) {
  if (!html?.trim()) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at write time, see the docstring of `html`
  return <div className={classNames(css.text, className)} data-size={size} dangerouslySetInnerHTML={{ __html: html }} />
}
