import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './section.module.css'

export const sectionThemes = ['light-theme', 'grey-theme', 'dark-theme', 'black-theme', 'all-white-theme'] as const
export type SectionTheme = (typeof sectionThemes)[number]
export type SectionPadding = 'top-space-0' | 'bottom-space-0' | 'y-space-0'
export type SectionBorder = 'border-top' | 'border-bottom' | 'border-top-bottom' | 'no-border'

export type SectionProps = {
  /** The anchor of the block; links to it stop below the sticky header. */
  id?: string | null
  theme?: SectionTheme
  /** The block padding to remove. [B-146] */
  padding?: SectionPadding | 'none' | null
  /** Hairlines above and below. [B-147] */
  border?: SectionBorder
  /** `wide` keeps to the page's grid, `text` to a readable line length, `bleed` runs edge to edge. */
  layout?: 'wide' | 'text' | 'bleed'
  dir?: 'rtl' | 'ltr' | 'auto' | null
  label?: string | null
  /** The id of a heading inside; wins over `label`. */
  labelledBy?: string | null
  className?: string
  children: ReactNode
}

/** The outer element of a block: background and colours of its section theme, block padding, hairlines, anchor. [B-146] [B-147] [B-150] */
export function Section(props: SectionProps) {
  const { id, theme = 'light-theme', padding, border = 'no-border', layout = 'wide', dir, label, labelledBy, className, children } = props
  return (
    <section
      id={id || undefined}
      className={classNames(css.section, className)}
      data-section-theme={theme}
      data-padding={padding === 'none' ? undefined : padding || undefined}
      data-border={border === 'no-border' ? undefined : border}
      data-layout={layout}
      dir={dir || undefined}
      aria-label={labelledBy ? undefined : label || undefined}
      aria-labelledby={labelledBy || undefined}
    >
      {children}
    </section>
  )
}
