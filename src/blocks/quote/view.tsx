import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import type { quote } from './block.ts'
import styles from './view.module.css'

export function Quote({ anchor, values, isEager }: ViewProps<typeof quote>) {
  if (!values.quote) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <figure className={styles.figure} data-portrait={values.image ? '' : undefined}>
        <Picture image={values.image} sizes="(min-width: 901px) 26rem, 10rem" eager={isEager} className={styles.portrait} />
        <blockquote className={styles.quote}>
          <p>{values.quote}</p>
        </blockquote>
        {(values.author || values.author_role) && (
          <figcaption className={styles.author}>
            <BidiText text={values.author} />
            {values.author_role && <span className={styles.role}>{values.author_role}</span>}
          </figcaption>
        )}
      </figure>
    </BlockSection>
  )
}
