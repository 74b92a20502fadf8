import type { ViewProps } from '#block-engine/define-block.ts'
import { Grid } from '#ui/grid.tsx'
import { Heading } from '#ui/heading.tsx'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Section } from '#ui/section.tsx'
import type { snippet } from './block.ts'
import styles from './view.module.css'

export function Snippet({ anchor, isEager, values }: ViewProps<typeof snippet>) {
  const { image, buttons } = values
  const heading = <Heading text={values.heading} tag={values.header_tag} size={values.header_size} font={values.header_font} />
  const hasBody = values.paragraph.trim() !== '' || buttons.length > 0
  if (!values.heading && !hasBody && !image) return null
  const body = hasBody && (
    <div className={styles.text}>
      <RichText html={values.paragraph} />
      <Buttons items={buttons} />
    </div>
  )
  return (
    <Section id={anchor} theme={values.box_color} padding={values.padding_grid_class} border={values.border_grid_class} dir={values.dir}>
      <Grid columns="ffi" isReversed={values.is_reversed} className={styles.halves}>
        {image ? (
          <>
            <Picture image={image} sizes="(min-width: 1480px) 700px, (min-width: 901px) 46vw, 92vw" eager={isEager} className={styles.picture} />
            <div className={styles.text}>
              {heading}
              {body}
            </div>
          </>
        ) : (
          <>
            {heading}
            {body}
          </>
        )}
      </Grid>
    </Section>
  )
}
