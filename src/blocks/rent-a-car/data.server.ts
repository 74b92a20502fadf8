import type { ContextOf } from '#block-engine/data-loader.ts'
import { imageSizes } from '#block-engine/image-sizes.ts'
import type { SitePrices } from '#domains/finance/index.ts'
import type { FormChoices, FormTexts, PublicForm } from '#domains/forms/index.ts'
import { imageView } from '#domains/media/index.ts'
import { findImages } from '#domains/media/index.server.ts'
import type { MapsService } from '#ui/map/drawn-map.ts'
import type { ImageView } from '#ui/pictures/picture.tsx'
import type { rentACar } from './block.ts'
import type { RentVehicle } from './configuration.ts'

/** The form of the contact step with what it needs; null while none is chosen, or when it is gone. */
export type RentForm = { form: PublicForm; choices: FormChoices; words: FormTexts; apiUrl: string; country: string }
export type RentData = { pictures: readonly (ImageView | null)[]; form: RentForm | null; prices: SitePrices; maps: MapsService | null }

type Values = { vehicles_json: readonly RentVehicle[]; contact_step_form_id: string }
type Context = Pick<ContextOf<typeof rentACar>, 'ctx' | 'forms' | 'maps' | 'calculator' | 'priceLines'>

/** The pictures of the cars, the form of the contact step, and how prices and maps are drawn. */
export async function load(
  { vehicles_json: vehicles, contact_step_form_id: formId }: Values,
  { ctx, forms, maps, calculator, priceLines }: Context,
): Promise<RentData> {
  const found = await findImages(
    ctx.db,
    vehicles.flatMap(({ image_id }) => image_id ?? []),
  )
  const pictures = vehicles.map(({ image_id, display_name }) => {
    const picture = image_id === undefined ? undefined : found.get(image_id)
    return picture ? imageView(picture, imageSizes.standard, display_name) : null
  })
  const form = /^[1-9]\d{0,8}$/.test(formId) ? await forms.find(Number(formId)) : null
  const { words, apiUrl, country } = forms
  const prices = { ...calculator, style: { ...calculator.style, format: priceLines.rentACar || calculator.style.format } }
  return { pictures, form: form && { form, choices: await forms.choices(form), words, apiUrl, country }, prices, maps }
}
