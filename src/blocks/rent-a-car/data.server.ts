import type { ContextOf } from '#block-engine/data-loader.ts'
import type { SitePrices } from '#domains/finance/index.ts'
import type { FormChoices, FormTexts, PublicForm } from '#domains/forms/index.ts'
import type { MapsService } from '#ui/map/drawn-map.ts'
import type { rentACar } from './block.ts'

/** The form of the contact step with what it needs; null while none is chosen, or when it is gone. */
export type RentForm = { form: PublicForm; choices: FormChoices; words: FormTexts; apiUrl: string; country: string }
export type RentData = { form: RentForm | null; prices: SitePrices; maps: MapsService | null }

type Values = { contact_step_form_id: string }
type Context = Pick<ContextOf<typeof rentACar>, 'forms' | 'maps' | 'calculator' | 'priceLines'>

/** The form of the contact step, and how prices and maps are drawn. */
export async function load({ contact_step_form_id: formId }: Values, { forms, maps, calculator, priceLines }: Context): Promise<RentData> {
  const form = /^[1-9]\d{0,8}$/.test(formId) ? await forms.find(Number(formId)) : null
  const { words, apiUrl, country } = forms
  const prices = { ...calculator, style: { ...calculator.style, format: priceLines.rentACar || calculator.style.format } }
  return { form: form && { form, choices: await forms.choices(form), words, apiUrl, country }, prices, maps }
}
