import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-sprite.tsx'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { keyDetailsPost } from './block.ts'
import styles from './view.module.css'

export function KeyDetailsPost({ anchor, values, groups, isEager }: ViewProps<typeof keyDetailsPost>) {
  const details = groups.filter(({ label, value }) => label || value)
  const isEmpty = !values.heading && !values.paragraph && !values.image && details.length === 0 && values.buttons.length === 0
  if (isEmpty) return null
  const text = (
    <div className={styles.text}>
      <BlockHeading values={values} />
      <RichText html={values.paragraph} />
      {details.length > 0 && (
        <dl className={styles.details} data-columns={details.length % 3 === 0 ? 3 : 2}>
          {details.map(({ id, icon, label, value }) => (
            <div key={id} className={styles.detail}>
              <dt className={styles.label}>
                {icon && <Icon name={icon as IconName} size={20} />}
                <BidiText text={label} />
              </dt>
              <dd className={styles.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Buttons items={values.buttons} />
    </div>
  )
  return (
    <BlockSection anchor={anchor} values={values}>
      {values.image ? (
        <Grid columns="ffi" isReversed={values.is_reversed} className={styles.halves}>
          <Picture image={values.image} sizes="(min-width: 1480px) 736px, (min-width: 901px) 50vw, 92vw" eager={isEager} className={styles.picture} />
          {text}
        </Grid>
      ) : (
        text
      )}
    </BlockSection>
  )
}
