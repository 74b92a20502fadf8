import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { FormView } from '#domains/forms/ui/index.ts'
import type { LoadedForm } from '../shared/load-form.server.ts'
import type { extendedWarrantyForm } from './block.ts'
import styles from './view.module.css'

/** The table stays where the form is missing: prices are worth reading without it. */
export function ExtendedWarrantyForm({ anchor, values, data }: ViewProps<typeof extendedWarrantyForm, LoadedForm | null>) {
  if (!data && !values.table_content) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <div className={styles.root}>
        <BlockHeading values={values} />
        <RichText html={values.table_content} />
        {data && <FormView {...data} hasTwoColumns={values.has_two_columns} buttonPosition={values.button_position} buttonVariant={values.button_style} />}
      </div>
    </BlockSection>
  )
}
