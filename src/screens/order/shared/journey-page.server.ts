import { sanitiseMarkup } from '#domains/content/index.server.ts'
import { settingHref } from '#domains/content/index.ts'
import { readInvoicesSettings } from '#domains/invoices/index.ts'
import { contactIn } from '#domains/markets/index.ts'
import { findJourneyConfig } from '#domains/orders/index.server.ts'
import { type ConfigStore, readOrdersSettings, saleTermsIn } from '#domains/orders/index.ts'
import { phoneHref } from '#domains/retailers/index.ts'
import type { ScreenContext } from '../../define-screen.ts'
import { orderJourneyWords } from '../words.ts'
import type { JourneyPlace } from './props.ts'

/** The configuration of a journey for a page: markup of staff is made harmless. Null where it cannot be had. */
export async function journeyConfig({ ctx, settingsOf }: Pick<ScreenContext, 'ctx' | 'settingsOf'>, isConfigurator: boolean): Promise<ConfigStore | null> {
  const store = await findJourneyConfig(ctx, { endpoint: settingsOf(readOrdersSettings).configEndpoint, isConfigurator })
  return store && (sanitised(store) as ConfigStore)
}

/** Texts and addresses that every screen of the journey has; `car` is the one that the screen is about, where the server knows it. */
export function journeyPlace(
  { settings, settingsOf, wordsOf }: Pick<ScreenContext, 'settings' | 'settingsOf' | 'wordsOf'>,
  car?: { country: string; currency: string },
): JourneyPlace {
  const { phone, email } = car ? contactIn(settings.contact, settings.markets, car) : settings.contact
  const desk = { seller: settingsOf(readInvoicesSettings), markets: settings.markets, prices: settings.stock }
  const places = [{ country: '', currency: settings.stock.siteCurrency }, ...settings.markets.list]
  return {
    stockHref: settingHref(settings.stock.page),
    phoneHref: phoneHref(phone),
    mailHref: email ? `mailto:${email}` : null,
    words: wordsOf(orderJourneyWords),
    siteCurrency: settings.stock.siteCurrency,
    saleTerms: Object.fromEntries(places.map(({ country, currency }) => [country, saleTermsIn(desk, { country, currency })])),
    identityDocuments: Object.fromEntries(settings.markets.list.map(({ country, identity_document }) => [country, identity_document])),
  }
}

/** Every `html` of a configuration as it may be shown. */
function sanitised(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sanitised)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, key === 'html' && typeof member === 'string' ? sanitiseMarkup(member) : sanitised(member)]),
  )
}
