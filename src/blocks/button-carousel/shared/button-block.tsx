import type { ReactNode } from 'react'
import { BlockIntro } from '#block-engine/block-intro.tsx'
import { Section, type SectionTheme } from '#ui/layout/section.tsx'

type ButtonBlockProps = {
  anchor: string | undefined
  values: Parameters<typeof BlockIntro>[0]['values'] & { readonly slider_theme: SectionTheme }
  children: ReactNode
}

/** Section, heading and introduction around the slides. */
export function ButtonBlock({ anchor, values, children }: ButtonBlockProps) {
  return (
    <Section id={anchor} theme={values.slider_theme}>
      <BlockIntro values={values} />
      {children}
    </Section>
  )
}
