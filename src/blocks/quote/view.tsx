import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/bidi-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { Section } from '#ui/section.tsx'
import type { quote } from './block.ts'
import styles from './view.module.css'

export function Quote({ anchor, values, isEager }: ViewProps<typeof quote>) {
  if (!values.quote) return null
  return (
    <Section id={anchor} theme={values.box_color} padding={values.padding_grid_class} border={values.border_grid_class}>
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
    </Section>
  )
}
