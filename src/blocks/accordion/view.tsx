import type { ViewProps } from '#block-engine/define-block.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Heading } from '#ui/heading.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Section } from '#ui/section.tsx'
import type { accordion } from './block.ts'
import styles from './view.module.css'

type Props = ViewProps<typeof accordion>

/** Native disclosures: they open, close and exclude each other without a script, and are found by a search in the page. */
export function Accordion({ id, anchor, values, groups }: Props) {
  const items = groups.filter(({ heading }) => heading.trim())
  const hasIntro = Boolean(values.heading.trim() || values.paragraph.trim())
  if (items.length === 0 && !hasIntro) return null
  const level = itemTag(values)
  return (
    <Section id={anchor} theme={values.box_color} padding={values.padding_grid_class} border={values.border_grid_class}>
      <div className={styles.layout} data-intro={hasIntro || undefined}>
        {hasIntro && (
          <div className={styles.intro}>
            <Heading text={values.heading} tag={values.header_tag} size={values.header_size} font={values.header_font} />
            <RichText html={values.paragraph} />
          </div>
        )}
        {items.length > 0 && (
          <div className={styles.items}>
            {items.map((item, index) => (
              <Disclosure
                key={item.id}
                heading={item.heading}
                tag={level}
                size="xs"
                name={values.allow_multiple ? undefined : `${id}-items`}
                startsOpen={values.is_first_open && index === 0}
                className={styles.answer}
              >
                <RichText html={item.paragraph} />
                <Picture image={item.image} sizes="(min-width: 1480px) 860px, (min-width: 901px) 60vw, 92vw" />
                <Buttons items={item.buttons} />
              </Disclosure>
            ))}
          </div>
        )}
      </div>
    </Section>
  )
}
