import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-sprite.tsx'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import type { specificationAtGlance } from './block.ts'
import styles from './view.module.css'

export function SpecificationAtGlance({ id, anchor, values, groups, isEager }: ViewProps<typeof specificationAtGlance>) {
  const figures = groups.filter(({ value, label }) => value || label)
  if (!values.heading.trim() && !values.image && figures.length === 0 && values.buttons.length === 0) return null
  const notes = [...new Set(figures.map(({ disclaimer }) => disclaimer.trim()).filter(Boolean))]
  return (
    <BlockSection anchor={anchor} values={values}>
      <div className={styles.layout}>
        <BlockHeading values={values} />
        <Picture image={values.image} sizes="(min-width: 1480px) 1360px, 92vw" eager={isEager} className={styles.picture} />
        {figures.length > 0 && (
          <dl className={styles.figures} data-columns={figures.length % 3 === 0 ? 3 : Math.min(4, figures.length)}>
            {figures.map(({ id: key, icon, value, unit, label, disclaimer }) => {
              const note = notes.indexOf(disclaimer.trim())
              return (
                <div key={key} className={styles.figure}>
                  <dt className={styles.label}>
                    <BidiText text={label} />
                    {note !== -1 && (
                      <sup className={styles.sign}>
                        <a href={`#${id}-note-${note + 1}`}>{note + 1}</a>
                      </sup>
                    )}
                  </dt>
                  <dd className={styles.value}>
                    {icon && <Icon name={icon as IconName} size={28} className={styles.icon} />}
                    <span className={styles.amount}>
                      <bdi>{value}</bdi>
                    </span>
                    {unit && (
                      <>
                        {' '}
                        <bdi className={styles.unit}>{unit}</bdi>
                      </>
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        )}
        <Buttons items={values.buttons} />
        {notes.length > 0 && (
          <ol className={styles.notes}>
            {notes.map((note, index) => (
              <li key={note} id={`${id}-note-${index + 1}`}>
                {note}
              </li>
            ))}
          </ol>
        )}
      </div>
    </BlockSection>
  )
}
