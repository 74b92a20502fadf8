import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { itemTag } from '#ui/item-tag.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-sprite.tsx'
import { TextLink } from '#ui/link.tsx'
import type { signPost } from './block.ts'
import styles from './view.module.css'

export function SignPost({ anchor, values, groups }: ViewProps<typeof signPost>) {
  const tiles = groups.filter(({ icon, heading, paragraph, link }) => icon || heading || paragraph || link?.label)
  if (!values.heading && tiles.length === 0) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <BlockHeading values={values} className={styles.heading} />
      {tiles.length > 0 && (
        <Grid columns={values['col-numbers']} className={styles.grid}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
          <ul role="list" className={styles.tiles}>
            {tiles.map(({ id, icon, heading, paragraph, link }) => {
              const title = <Heading text={heading} tag={itemTag(values)} size="s" />
              return (
                <li key={id} className={styles.tile}>
                  {icon && <Icon name={icon as IconName} size={32} className={styles.icon} />}
                  {link && heading ? (
                    <TextLink link={link} className={styles.link}>
                      {title}
                    </TextLink>
                  ) : (
                    title
                  )}
                  {paragraph && <p className={styles.paragraph}>{paragraph}</p>}
                  {link && (
                    <span className={styles.more}>
                      {heading ? link.label && <BidiText text={link.label} /> : <TextLink link={link} className={styles.link} />}
                      <Icon name="ui-arrow" size={20} />
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        </Grid>
      )}
    </BlockSection>
  )
}
