import { type Action, may } from '#domains/accounts/index.ts'
import { parsePagePath, settingHref } from '#domains/content/index.ts'
import { findPage, type PlaceAddresses } from '#domains/content/index.server.ts'
import { formHref } from '#domains/forms/index.ts'
import { findPublicForm, listFormNames } from '#domains/forms/index.server.ts'
import { findShownVehicle } from '#domains/stock/index.server.ts'
import { type SettingPlace, settingPlaces } from '#fields/settings/setting-places.ts'
import type { Ctx } from '#platform/ctx.server.ts'

/** Screens of the admin that not everybody who writes settings may read. */
const needed = new Map<SettingPlace, Action>([
  ['editor', 'pages.read'],
  ['menu', 'navigation.write'],
  ['orders', 'orders.read'],
  ['holds', 'orders.read'],
  ['payments', 'payments.read'],
  ['leads', 'leads.read'],
  ['mails', 'mails.read'],
  ['deliveries', 'deliveries.read'],
  ['retailers', 'dealers.write'],
  ['metaheads', 'metaheads.write'],
  ['connections', 'services.check'],
  ['visitor_speed', 'measurement.read'],
])

/** The addresses that this site has for the places at which settings are seen; those that the reader may not open are left out. */
export async function placeAddresses(ctx: Ctx, { stock, leadApi }: { stock: { page: string }; leadApi: { baseUrl: string } }): Promise<PlaceAddresses> {
  const addresses = new Map<SettingPlace, string | null>([
    ['list', await listAddress(ctx, stock.page)],
    ['car', await carAddress(ctx)],
    ['form', await formAddress(ctx)],
    ['electric_order', leadApi.baseUrl.trim() === '' ? null : '/ar/electric-order'],
  ])
  const places = Object.keys(settingPlaces) as SettingPlace[]
  return new Map(
    places.flatMap((place): [SettingPlace, string][] => {
      const needs = needed.get(place)
      const { href } = settingPlaces[place]
      const address = href === 'found' ? addresses.get(place) : href
      return !address || (needs && !may(ctx.staff, needs)) ? [] : [[place, address]]
    }),
  )
}

async function listAddress(ctx: Ctx, page: string): Promise<string | null> {
  const path = parsePagePath(page)
  const listPage = path === null ? null : await findPage(ctx, path)
  return listPage?.status === 'published' ? settingHref(page) : null
}

async function carAddress(ctx: Ctx): Promise<string | null> {
  const link = await findShownVehicle(ctx)
  return link && `/ar${link}`
}

async function formAddress(ctx: Ctx): Promise<string | null> {
  for (const id of (await listFormNames(ctx.db)).keys()) if (await findPublicForm(ctx, id)) return formHref({ formId: id })
  return null
}
