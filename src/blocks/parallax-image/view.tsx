import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { itemTag } from '#ui/item-tag.ts'
import { Heading } from '#ui/text/heading.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { parallaxImage } from './block.ts'
import styles from './view.module.css'

export function ParallaxImage({ anchor, isEager, values, groups }: ViewProps<typeof parallaxImage>) {
  const scenes = groups.filter(({ image, heading, paragraph }) => image || heading || paragraph)
  const hasIntro = values.heading.trim() !== '' || values.paragraph.trim() !== ''
  if (!hasIntro && scenes.length === 0) return null
  return (
    <BlockSection anchor={anchor} values={values} layout="bleed">
      {hasIntro && (
        <div className={styles.intro}>
          <BlockHeading values={values} />
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
    </BlockSection>
  )
}
