import {
  type CodeNotice,
  type FormValues,
  type FormVehicle,
  formWords,
  LAYOUT,
  type PublicForm,
  readFormsSettings,
  type ValueFlaw,
  valuesAboutVehicle,
  VEHICLE,
} from '#domains/forms/index.ts'
import { readMarketsSettings } from '#domains/markets/index.ts'
import { readRetailersSettings } from '#domains/retailers/index.ts'
import { readLeadsSettings } from '#domains/leads/index.ts'
import { findPublicForm, findStoredForm, listChoices } from '#domains/forms/index.server.ts'
import { readPriceRules, stockVehicle } from '#domains/stock/index.ts'
import { enquiredVehicle, findShowroomVehicle, vehicleAttributes } from '#domains/stock/index.server.ts'
import type { ScreenAddress, ScreenAnswer, ScreenContext } from '../define-screen.ts'
import type { FormScreenProps } from './view.tsx'

/** What a post that was not taken leaves to be drawn. */
export type Posted = {
  values: FormValues
  flaws: Readonly<Record<string, ValueFlaw>>
  failure?: 'failed' | 'too_many'
  /** Phone numbers whose code is asked for, and proofs that were given. */
  codeNotices?: Readonly<Record<string, CodeNotice>>
  proofs?: Readonly<Record<string, string>>
}

const FORM_ID = /^[1-9]\d{0,8}$/
/** A post that was taken leads here. */
export const SENT = '_sent'

/** The form of an address. Parameters named like its fields fill them in; it is drawn anew for every visit, with a key of its own. */
export async function load(context: ScreenContext, { params, search, posted }: ScreenAddress<Posted>): Promise<ScreenAnswer<FormScreenProps>> {
  const { ctx, settings, settingsOf, wordsOf } = context
  const form = FORM_ID.test(params.id ?? '') ? await findPublicForm(ctx, Number(params.id)) : null
  if (!form) return { kind: 'none' }
  const query = new URLSearchParams(search)
  const words = wordsOf(formWords)
  const vehicle = await vehicleOf(context, Number(query.get(VEHICLE)))
  const choices = await listChoices(ctx, form, {
    ...settingsOf(readRetailersSettings),
    clocks: { timeZone: settings.timeZone, markets: settingsOf(readMarketsSettings) },
  })
  const thanks = query.has(SENT) ? ((await findStoredForm(ctx.db, form.id))?.settings.thank_you ?? null) : null
  const props: Omit<FormScreenProps, 'id'> = {
    form,
    choices,
    words,
    apiUrl: settingsOf(readFormsSettings).apiUrl,
    country: settingsOf(readLeadsSettings).country,
    thanks,
    vehicle: vehicle?.name ?? '',
    values: { ...(vehicle ? valuesAboutVehicle(form.fields, vehicle.about, choices) : {}), ...valuesOf(form, query), ...posted?.values },
    flaws: posted?.flaws ?? {},
    codeNotices: posted?.codeNotices ?? {},
    proofs: posted?.proofs ?? {},
    failure: posted?.failure ?? null,
    hasTwoColumns: query.get(LAYOUT) === 'double_column',
    plainKey: crypto.randomUUID(),
  }
  return { kind: 'page', props, title: form.name, path: `form/${form.id}` }
}

/** Of a parameter that occurs twice the first counts, as on pages with a form block (C-060). */
function valuesOf(form: PublicForm, query: URLSearchParams): FormValues {
  return Object.fromEntries(form.fields.flatMap(({ name }) => (query.get(name) === null ? [] : [[name, query.get(name) ?? '']])))
}

/** The vehicle that the form is about, as visitors know it; null when it is gone or was never one. */
async function vehicleOf({ ctx, settings }: ScreenContext, id: number): Promise<{ name: string; about: FormVehicle } | null> {
  const vehicle = await findShowroomVehicle(ctx, id)
  if (!vehicle || vehicle.isGone) return null
  const { specification } = stockVehicle(vehicleAttributes(vehicle.row), readPriceRules(settings.stock))
  return { name: [specification.model, specification.version].filter(Boolean).join(' '), about: enquiredVehicle(vehicle.row, settings.stock) }
}
