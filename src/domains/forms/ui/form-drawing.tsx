import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { isRequired } from '../conditions.ts'
import type { FormChoices, FormField as Field, PublicForm } from '../form.ts'
import type { FormTexts } from '../words.ts'
import { FormField } from './form-field.tsx'
import { Step } from './form-view.tsx'
import css from './form-view.module.css'
import { stepsOf } from './form-steps.ts'
import { textIn } from './texts.ts'

type FormDrawingProps = {
  form: PublicForm
  choices: FormChoices
  words: FormTexts
  /** The name of a vehicle, so that a field for one can be seen. */
  vehicle: string
  hasTwoColumns: boolean
  /** Wraps each field, and replaces fields that visitors do not see. */
  around: (field: Field, drawing: ReactNode) => ReactNode
}

/** A form as visitors see it, for those who draw it: every step is open, every field is there, and nothing can be filled in or sent. */
export function FormDrawing({ form, choices, words, vehicle, hasTwoColumns, around }: FormDrawingProps) {
  const steps = stepsOf(form.fields, new Set(form.fields.map(({ id }) => id)), { keepsEmpty: true })
  return (
    <div className={css.form} data-columns={hasTwoColumns ? 'two' : undefined}>
      {steps.map((step, index) => (
        <Step key={step.id} {...{ step, index, words }} total={steps.length} isCurrent locale={form.locale}>
          {step.title && around(step.title, null)}
          {step.fields.map((field) => (
            <div key={field.id} data-width={field.half ? 'half' : undefined}>
              {around(
                field,
                <FormField
                  {...{ field, words, choices, vehicle }}
                  prefix="drawing"
                  value={field.default}
                  flaw={undefined}
                  isRequired={isRequired(field, [], {})}
                  locale={form.locale}
                  slots={null}
                />,
              )}
            </div>
          ))}
        </Step>
      ))}
      <div className={css.actions} data-edge="middle" inert>
        <Button variant="primary">{textIn(form.settings.submit_label, form.locale) || words.send}</Button>
      </div>
    </div>
  )
}
