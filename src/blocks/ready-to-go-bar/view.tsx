import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-sprite.tsx'
import { TextLink } from '#ui/link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { readyToGoBar } from './block.ts'
import styles from './view.module.css'

export function ReadyToGoBar({ anchor, values, groups, words }: ViewProps<typeof readyToGoBar>) {
  const steps = groups.flatMap(({ id, icon, label, link }) => {
    const text = label || link?.label
    return text && link ? [{ id, icon, text, link }] : []
  })
  if (steps.length === 0) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <Heading text={values.heading} className={styles.heading} />
      <nav aria-label={values.heading || words.label}>
        <ul className={styles.steps}>
          {steps.map(({ id, icon, text, link }) => (
            <li key={id} className={styles.step}>
              <TextLink link={link} className={styles.link}>
                {icon && <Icon name={icon as IconName} size={32} />}
                <span className={styles.label}>
                  <BidiText text={text} />
                </span>
                <Icon name="ui-arrow" size={20} className={styles.arrow} />
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </BlockSection>
  )
}
