import { type Action, may } from '#domains/accounts/index.ts'
import { listUsers } from '#domains/accounts/index.server.ts'
import { listPages } from '#domains/content/index.server.ts'
import { productSettings } from '#domains/dynamic-content/index.ts'
import { findCustomers, findFewLeads } from '#domains/leads/index.server.ts'
import { findFewOrders } from '#domains/orders/index.server.ts'
import type { FoundRecord, FoundKind } from '#domains/search/index.ts'
import { findFewStockRecords } from '#domains/stock/index.server.ts'
import { foldArabic } from '#kernel/arabic.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Language, WordPair } from '#kernel/words/words.ts'
import { settingGroups } from '#site/registry/settings.gen.ts'
import type { CallCtx } from '../define-call.server.ts'

/** Rows of each kind: what is looked for is typed on, not scrolled to. */
const FEW = 6

type SearchCtx = Omit<CallCtx, 'http'>
type Wish = { search: string; language: Language }
type FoundRecords = Promise<Outcome<FoundRecord[], 'forbidden'>>
type Finder = { may: Action; find: (ctx: SearchCtx, wish: Wish) => FoundRecords }

/** Everything that staff look up from anywhere, with what they must be allowed to; each use-case looks further, such as at the retailers of a person. */
const finders: Readonly<Record<FoundKind, Finder>> = {
  page: { may: 'pages.read', find: findPages },
  vehicle: { may: 'stock.read', find: findVehicles },
  // Who sees leads sees orders.
  customer: { may: 'orders.read', find: findPeople },
  order: { may: 'orders.read', find: findOrders },
  lead: { may: 'leads.read', find: findLeads },
  user: { may: 'users.read', find: findUsers },
  setting: { may: 'settings.write', find: findSettings },
}

/** The few records of every kind that these staff may see and that have each word of a search, kind by kind. */
export async function searchForStaff(ctx: SearchCtx, wish: Wish): Promise<Outcome<FoundRecord[], 'forbidden'>> {
  if (!ctx.staff) return refuse('forbidden')
  if (foldArabic(wish.search) === '') return done([])
  const allowedFinders = Object.values(finders).filter((finder) => may(ctx.staff, finder.may))
  const outcomes = await Promise.all(allowedFinders.map(({ find }) => find(ctx, wish)))
  return done(outcomes.flatMap((outcome) => (outcome.ok ? outcome.value : [])))
}

const request = (search: string) => ({ page: 1, perPage: FEW, sort: null, order: 'asc', search, ids: null, filters: {} }) as const

const sharedSection: WordPair = ['Shared section', 'قسم مشترك']

/** Pages, then shared sections, which are edited in the same place. */
async function findPages(ctx: SearchCtx, { search, language }: Wish): FoundRecords {
  const pageOutcome = await listPages(ctx, request(search))
  const sections = await listPages(ctx, { ...request(search), filters: { type: 'section' } })
  if (!pageOutcome.ok || !sections.ok) return refuse('forbidden')
  const pages = pageOutcome.value.rows.map(({ id, title, path }) => ({ kind: 'page', id: String(id), title: title || path, about: '', code: path }) as const)
  const about = inLanguage(sharedSection, language)
  const others = sections.value.rows.map(({ id, title }) => ({ kind: 'page', id: String(id), title, about, code: '' }) as const)
  return done([...pages, ...others].slice(0, FEW))
}

function inLanguage([english, arabic]: WordPair, language: Language): string {
  return language === 'ar' ? arabic : english
}

async function findVehicles(ctx: SearchCtx, { search }: Wish): FoundRecords {
  const vehicles = await findFewStockRecords(ctx, search, FEW)
  if (!vehicles.ok) return vehicles
  return done(
    vehicles.value.map(({ id, name, color, vin, stock_number: stock }) => ({
      ...{ kind: 'vehicle', id: String(id), title: name, about: color },
      code: [vin, stock].filter(Boolean).join(' · '),
    })),
  )
}

async function findPeople(ctx: SearchCtx, { search }: Wish): FoundRecords {
  const { country } = (await ctx.services.site.get(ctx)).settings.leads
  const customers = await findCustomers(ctx, { search, few: FEW, country })
  if (!customers.ok) return customers
  return done(customers.value.map(({ id, name, email, phone }) => ({ kind: 'customer', id, title: name || email || phone, about: '', code: email || phone })))
}

async function findOrders(ctx: SearchCtx, { search }: Wish): FoundRecords {
  const orders = await findFewOrders(ctx, search, FEW)
  if (!orders.ok) return orders
  return done(
    orders.value.map(({ id, order_number: code, vehicle_name: title, customer_name: about }) => ({ kind: 'order', id: String(id), title, about, code })),
  )
}

async function findLeads(ctx: SearchCtx, { search }: Wish): FoundRecords {
  const leads = await findFewLeads(ctx, search, FEW)
  if (!leads.ok) return leads
  return done(
    leads.value.map(({ id, name, email, phone }) => ({ kind: 'lead', id: String(id), title: name || email || phone, about: '', code: email || phone })),
  )
}

async function findUsers(ctx: SearchCtx, { search }: Wish): FoundRecords {
  const users = await listUsers(ctx, request(search))
  return users.ok ? done(users.value.rows.map(({ id, name, email }) => ({ kind: 'user', id: String(id), title: name, about: '', code: email }))) : users
}

/** Settings are part of the product: nothing is asked of the database. */
async function findSettings(ctx: SearchCtx, { search, language }: Wish): FoundRecords {
  const { settings } = await ctx.services.site.get(ctx)
  const words = foldArabic(search).split(' ')
  const nothing: WordPair = ['', '']
  const all = [...settingGroups, ...productSettings(settings.dynamicContent.enabled)].flatMap(({ name: group, table }) =>
    Object.entries(table).map(([key, { name, about = nothing }]) => ({ key, group, name, text: foldArabic([key, ...group, ...name, ...about].join(' ')) })),
  )
  const matches = all.filter(({ text }) => words.every((word) => text.includes(word)))
  return done(
    matches
      .slice(0, FEW)
      .map(({ key, group, name }) => ({ kind: 'setting', id: key, title: inLanguage(name, language), about: inLanguage(group, language), code: key })),
  )
}
