import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { snippet } from './block.ts'
import styles from './view.module.css'

export function Snippet({ anchor, isEager, values }: ViewProps<typeof snippet>) {
  const { image, buttons } = values
  const heading = <BlockHeading values={values} />
  const hasBody = values.paragraph.trim() !== '' || buttons.length > 0
  if (!values.heading && !hasBody && !image) return null
  const body = hasBody && (
    <div className={styles.text}>
      <RichText html={values.paragraph} />
      <Buttons items={buttons} />
    </div>
  )
  return (
    <BlockSection anchor={anchor} values={values} dir={values.dir}>
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
    </BlockSection>
  )
}
