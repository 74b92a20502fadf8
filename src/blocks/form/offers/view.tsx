import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { FormView } from '#domains/forms/ui/index.ts'
import type { LoadedForm } from '../shared/load-form.server.ts'
import type { offersForm } from './block.ts'
import styles from './view.module.css'

export function OffersForm({ anchor, values, data }: ViewProps<typeof offersForm, LoadedForm | null>) {
  if (!data) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <div className={styles.root}>
        <RichText html={values.table_content} />
        <div>
          <Heading text={values.form_title} tag="2" size="m" />
          {values.form_subtile && <p className={styles.subtitle}>{values.form_subtile}</p>}
        </div>
        <FormView
          {...data}
          hasTwoColumns={values.has_two_columns}
          buttonPosition={values.button_position}
          buttonVariant={values.button_style}
          failureText={values.error_text}
          retryLabel={values.error_button_text}
        />
      </div>
    </BlockSection>
  )
}
