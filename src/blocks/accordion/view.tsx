import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
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
    <BlockSection anchor={anchor} values={values}>
      <div className={styles.layout} data-intro={hasIntro || undefined}>
        {hasIntro && (
          <div className={styles.intro}>
            <BlockHeading values={values} />
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
    </BlockSection>
  )
}
