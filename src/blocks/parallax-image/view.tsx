import type { ViewProps } from '#block-engine/define-block.ts'
import { itemTag } from '#ui/item-tag.ts'
import { Heading } from '#ui/heading.tsx'
import { Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Section } from '#ui/section.tsx'
import type { parallaxImage } from './block.ts'
import styles from './view.module.css'

export function ParallaxImage({ anchor, isEager, values, groups }: ViewProps<typeof parallaxImage>) {
  const scenes = groups.filter(({ image, heading, paragraph }) => image || heading || paragraph)
  const hasIntro = values.heading.trim() !== '' || values.paragraph.trim() !== ''
  if (!hasIntro && scenes.length === 0) return null
  return (
    <Section id={anchor} theme={values.box_color} padding={values.padding_grid_class} border={values.border_grid_class} layout="bleed">
      {hasIntro && (
        <div className={styles.intro}>
          <Heading text={values.heading} tag={values.header_tag} size={values.header_size} font={values.header_font} />
          <RichText html={values.paragraph} size="big" />
        </div>
      )}
      <div className={styles.scenes}>
        {scenes.map(({ id, image, heading, paragraph, speed }, index) => (
          <figure key={id} className={styles.scene}>
            {image && (
              <div className={styles.frame} data-speed={Math.round(speed * 10)}>
                <Picture image={image} sizes="(min-width: 741px) 120vw, 250vw" eager={isEager && index === 0} className={styles.layer} />
              </div>
            )}
            {(heading || paragraph) && (
              <figcaption className={styles.caption}>
                <Heading text={heading} tag={itemTag(values)} size="m" />
                <RichText html={paragraph} />
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </Section>
  )
}
