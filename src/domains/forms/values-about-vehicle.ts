import { retailersOf } from './check-values.ts'
import type { FormChoices, FormField, FormValues } from './form.ts'

/** The vehicle that a form is opened about: names of its model from the closest to the maker, as slugs, and the id of the retailer that has it, '' where visitors are not told. */
export type FormVehicle = { id: number; modelKeys: readonly string[]; retailerId: string }

/** The field that asks for a model: forms have no type of their own for it, and links pass it by this name. */
const MODEL = 'model'

/** What the fields of a form say of the vehicle that it is opened about, so that nobody chooses again what they came from. */
export function valuesAboutVehicle(fields: readonly FormField[], vehicle: FormVehicle, choices: FormChoices): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueIn(field, vehicle, choices)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}

function valueIn(field: FormField, { id, modelKeys, retailerId }: FormVehicle, choices: FormChoices): string | undefined {
  if (field.type === 'vehicle') return String(id)
  if (field.type === 'retailer') return retailersOf(field, choices).find(({ value }) => value === retailerId)?.value
  if (field.type === 'select' && field.name === MODEL) return modelOf(field.options?.map(({ value }) => value) ?? [], modelKeys)
  return undefined
}

/** The option that names the model most closely: `defender` for a Defender 110, `jaguar-range` for any other model of Jaguar. */
function modelOf(options: readonly string[], modelKeys: readonly string[]): string | undefined {
  const startsWith = (text: string, start: string) => text === start || text.startsWith(`${start}-`)
  for (const key of modelKeys) {
    const closest = options.filter((option) => startsWith(key, option)).toSorted((one, other) => other.length - one.length)[0]
    const matchingOption = closest ?? options.find((option) => startsWith(option, key))
    if (key !== '' && matchingOption) return matchingOption
  }
  return undefined
}
