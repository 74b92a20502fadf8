import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { classNames } from '#ui/class-names.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { contentBlocks } from './block.ts'
import { Tile } from './tile.tsx'
import styles from './view.module.css'

export function ContentBlocks({ anchor, isEager, values, groups, words }: ViewProps<typeof contentBlocks>) {
  const hasIntro = values.heading.trim() !== '' || values.paragraph.trim() !== ''
  if (!hasIntro && groups.length === 0) return null
  const columns = values['col-numbers']
  return (
    <BlockSection anchor={anchor} values={values}>
      {hasIntro && (
        <div className={styles.intro}>
          <BlockHeading values={values} />
          <RichText html={values.paragraph} size="big" />
        </div>
      )}
      {groups.length > 0 && (
        <Grid columns={columns} className={classNames(styles.grid, columns === '1' && styles.halves)}>
          <ul
            // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
            role="list"
            className={styles.items}
            data-ratio={values['image-ratio']}
            data-vertical={values.vertical_alignment}
            data-reversed={values.is_reversed || undefined}
          >
            {groups.map((tile, index) => (
              <Tile key={tile.id} tile={tile} look={values} words={words} isEager={isEager && index === 0} />
            ))}
          </ul>
        </Grid>
      )}
    </BlockSection>
  )
}
