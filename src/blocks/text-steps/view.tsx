import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { textSteps } from './block.ts'
import { itemTag } from '#ui/item-tag.ts'
import styles from './view.module.css'

export function TextSteps({ anchor, values, groups }: ViewProps<typeof textSteps>) {
  const steps = groups.filter(({ heading, paragraph, link }) => heading || paragraph || link)
  if (!values.heading && !values.paragraph && steps.length === 0) return null
  const hasIntro = values.heading.trim() !== '' || values.paragraph.trim() !== ''
  return (
    <BlockSection anchor={anchor} values={values}>
      {hasIntro && (
        <div className={styles.intro}>
          <BlockHeading values={values} />
          <RichText html={values.paragraph} size="big" />
        </div>
      )}
      {steps.length > 0 && (
        <Grid columns={values['col-numbers']}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
          <ol role="list" className={styles.steps}>
            {steps.map(({ id, heading, paragraph, link }, index) => (
              <li key={id} className={styles.step}>
                <span className={styles.number}>{index + 1}</span>
                <div className={styles.text}>
                  <Heading text={heading} tag={itemTag(values)} size="s" />
                  <RichText html={paragraph} />
                  {link?.label && <ButtonLink button={{ ...link, id, variant: 'tertiary' }} />}
                </div>
              </li>
            ))}
          </ol>
        </Grid>
      )}
    </BlockSection>
  )
}
