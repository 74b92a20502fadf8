import { FormView } from '#domains/forms/ui/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { VehicleFormProps } from './props.ts'
import css from './view.module.css'

/** The form of the showroom configuration, about this vehicle. */
export function VehicleForm({ id: _id, ...props }: VehicleFormProps) {
  return (
    <Section labelledBy="vehicle-form">
      <div className={css.place}>
        <Heading id="vehicle-form" text={props.form.name} size="l" />
        <FormView {...props} hasTwoColumns />
      </div>
    </Section>
  )
}
