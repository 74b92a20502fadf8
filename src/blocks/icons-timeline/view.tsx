import { BlockIntro } from '#block-engine/block-intro.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { IconName } from '#ui/icon-sprite.tsx'
import { Icon } from '#ui/icon.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { iconsTimeline } from './block.ts'
import css from './view.module.css'

export function IconsTimeline({ anchor, values, groups, words }: ViewProps<typeof iconsTimeline>) {
  const events = groups.filter(({ date, heading, paragraph }) => date || heading || paragraph)
  if (events.length === 0) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <BlockIntro values={values} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard as well */}
      <section className={css.frame} aria-label={values.heading || words.label} tabIndex={0}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
        <ol role="list" className={css.events}>
          {events.map(({ id, icon, date, heading, paragraph }) => (
            <li key={id} className={css.event}>
              <span className={css.mark}>{icon ? <Icon name={icon as IconName} size={22} /> : <span className={css.dot} />}</span>
              <div className={css.text}>
                {date && (
                  <p className={css.date}>
                    <BidiText text={date} />
                  </p>
                )}
                <Heading text={heading} tag={itemTag(values)} size="xs" />
                <RichText html={paragraph} />
              </div>
            </li>
          ))}
        </ol>
      </section>
    </BlockSection>
  )
}
