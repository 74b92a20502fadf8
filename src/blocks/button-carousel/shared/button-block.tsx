import type { ReactNode } from 'react'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { Section, type SectionTheme } from '#ui/layout/section.tsx'
import css from './button-carousel.module.css'

type ButtonBlockProps = {
  anchor: string | undefined
  values: Parameters<typeof BlockHeading>[0]['values'] & { readonly paragraph: string; readonly slider_theme: SectionTheme }
  children: ReactNode
}

/** Section, heading and introduction around the slides. */
export function ButtonBlock({ anchor, values, children }: ButtonBlockProps) {
  return (
    <Section id={anchor} theme={values.slider_theme}>
      {(values.heading || values.paragraph) && (
        <div className={css.intro}>
          <BlockHeading values={values} />
          <RichText html={values.paragraph} size="big" />
        </div>
      )}
      {children}
    </Section>
  )
}
