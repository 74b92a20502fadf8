import type { ViewProps } from '#block-engine/define-block.ts'
import { FormLink, FormView } from '#domains/forms/ui/index.ts'
import { Section } from '#ui/layout/section.tsx'
import type { LoadedForm } from '../shared/load-form.server.ts'
import type { form } from './block.ts'
import styles from './view.module.css'

// Compass names, because stylesheets must not use left and right.
const sides = { left: 'west', center: 'middle', right: 'east' } as const

/** A form in the page, or the button that opens it (C-055, C-063, C-064). */
export function Form({ anchor, values, data }: ViewProps<typeof form, LoadedForm | null>) {
  if (!data) return null
  return (
    <Section id={anchor ?? null} theme={values.box_color}>
      <div className={styles.place} data-side={sides[values.form_position]}>
        {values.modal_form ? (
          <div className={styles.button} data-side={sides[values.button_position]}>
            <FormLink
              formId={data.form.id}
              label={data.form.name}
              variant={values.button_color}
              layout={values.has_two_columns ? 'double_column' : 'default'}
              hidden={data.mappings.hidden}
            />
          </div>
        ) : (
          <FormView
            {...data}
            hasTwoColumns={values.has_two_columns}
            buttonPosition={values.button_position}
            buttonVariant={values.button_color}
            hasButtonMargin={values.has_button_margin}
          />
        )}
      </div>
    </Section>
  )
}
