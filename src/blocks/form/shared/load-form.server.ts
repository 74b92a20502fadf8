import type { BlockContext } from '#block-engine/data-loader.ts'
import { type FormMappings, type FormTexts, type FormValues, parseMapping, type FormChoices, type PublicForm } from '#domains/forms/index.ts'

type Mapping = unknown
type FormValuesOfBlock = {
  form_id: string
  form_hidden_field_mapping: Mapping
  form_params_mapping?: Mapping
  form_location_params_mapping?: Mapping
  form_location_mapping?: Mapping
}

/** A form that a block draws, with all that comes from elsewhere. */
export type LoadedForm = {
  form: PublicForm
  choices: FormChoices
  words: FormTexts
  apiUrl: string
  country: string
  mappings: FormMappings
  values: FormValues
}

const FORM_ID = /^[1-9]\d{0,8}$/

/** The form of a block; null while none is chosen, or when it is gone or switched off. `more` is sent unseen as well. */
export async function loadForm(values: FormValuesOfBlock, { forms }: Pick<BlockContext<'forms'>, 'forms'>, more: FormValues = {}): Promise<LoadedForm | null> {
  const form = FORM_ID.test(values.form_id) ? await forms.find(Number(values.form_id)) : null
  if (!form) return null
  const hidden = parseMapping(values.form_hidden_field_mapping) ?? {}
  const mappings = {
    hidden,
    params: parseMapping(values.form_params_mapping) ?? {},
    locationParams: parseMapping(values.form_location_params_mapping) ?? {},
    locations: parseMapping(values.form_location_mapping) ?? {},
  }
  return {
    form,
    choices: await forms.choices(form),
    words: forms.words,
    apiUrl: forms.apiUrl,
    country: forms.country,
    mappings,
    values: { ...hidden, ...more },
  }
}
