import { BidiText } from './bidi-text.tsx'
import { classNames } from '../class-names.ts'
import css from './heading.module.css'

export type HeadingTag = '1' | '2' | '3' | '4' | '5' | '6'
export type HeadingSize = 'xs' | 's' | 'm' | 'l' | 'xl' | 'title'
export type HeadingFont = 'primary' | 'secondary'

export type HeadingProps = {
  text: string | null | undefined
  tag?: HeadingTag
  size?: HeadingSize
  font?: HeadingFont
  id?: string
  className?: string
}

/** A heading with independent rank and size; renders nothing when its text is empty. [B-132] [B-133] [B-134] */
export function Heading({ text, tag = '2', size = 'm', font = 'primary', id, className }: HeadingProps) {
  if (!text?.trim()) return null
  const Tag = `h${tag}` as const
  return (
    <Tag id={id} className={classNames(css.heading, className)} data-size={size} data-font={font}>
      <BidiText text={text} />
    </Tag>
  )
}
