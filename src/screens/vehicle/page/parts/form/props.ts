import type { FormChoices, FormTexts, FormValues, PublicForm } from '#domains/forms/index.ts'

/** A form about the vehicle of the page. */
export type VehicleFormProps = {
  id: string
  form: PublicForm
  apiUrl: string
  country: string
  choices: FormChoices
  words: FormTexts
  values: FormValues
  vehicle: string
}
