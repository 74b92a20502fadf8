import type { closedDaysOf, OfferedDays, ValueFlaw } from '../check-values.ts'
import type { FormChoices, FormField } from '../form.ts'
import type { PhoneCodeProps } from './phone-code.tsx'
import type { FormTexts } from '../words.ts'

export type FieldProps = {
  field: FormField
  /** Prefix of the ids of its elements. */
  prefix: string
  value: string | readonly string[] | undefined
  flaw: ValueFlaw | undefined
  isRequired: boolean
  locale: 'ar' | 'en'
  words: FormTexts
  choices: FormChoices
  /** Times that a `time_slot` offers; null while retailer or day is missing. */
  slots: readonly string[] | null
  /** Days that a `date` offers; absent before the script runs. */
  days?: OfferedDays | null
  /** Days on which nobody can be visited, told beside a `date`. */
  closed?: ReturnType<typeof closedDaysOf> | undefined
  /** The name of the vehicle of a `vehicle` field. */
  vehicle: string
  /** Of a phone number that is to be verified. */
  code?: Pick<PhoneCodeProps, 'state' | 'proof' | 'onSend' | 'onConfirm'> | undefined
}
