import type { ViewProps } from '#block-engine/define-block.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { htmlBox } from './block.ts'
import styles from './view.module.css'

export function HtmlBox({ anchor, values }: ViewProps<typeof htmlBox>) {
  if (!values.html.trim()) return null
  return (
    <Section id={anchor} padding={values.padding_grid_class} layout={values.has_container ? 'wide' : 'bleed'}>
      <RichText html={values.html} className={styles.box} />
    </Section>
  )
}
