import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { FormView } from '#domains/forms/ui/index.ts'
import type { LoadedForm } from '../shared/load-form.server.ts'
import type { entryForm } from './block.ts'
import styles from './view.module.css'

export function EntryForm({ anchor, values, data, isEager }: ViewProps<typeof entryForm, LoadedForm | null>) {
  if (!data) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <div className={styles.halves} data-picture={values.image ? '' : undefined}>
        <Picture image={values.image} sizes="(min-width: 901px) 42vw, 92vw" eager={isEager} className={styles.picture} />
        <div className={styles.words}>
          <BlockHeading values={values} />
          <RichText html={values.paragraph} />
          <FormView {...data} hasTwoColumns={values.has_two_columns} buttonPosition={values.button_position} />
        </div>
      </div>
    </BlockSection>
  )
}
