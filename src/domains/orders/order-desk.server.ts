import type { FinanceSettings } from '#domains/finance/index.ts'
import type { Seller } from '#domains/invoices/index.ts'
import type { Markets } from '#domains/markets/index.ts'
import type { LoneAmounts } from '#domains/payments/index.ts'
import type { VisitRules } from '#domains/retailers/index.ts'
import { type PriceRules, readPriceRules } from '#domains/stock/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import type { OrdersSettings } from './settings.ts'

/** The services for taking orders, in addition to the request's context. */
export type OrderDesk = {
  settings: OrdersSettings
  /** Signs the links of mails. */
  secretKey: string
  /** The site's; a retailer has the one of its market. */
  timeZone: string
  /** How soon and how far ahead visits may be. */
  visits: VisitRules
  /** Of phone numbers without a country code, as two letters. */
  country: string
  /** The seller on invoices, as the settings name it. */
  seller: Seller
  /** Stands for the seller's name in invoices of orders that began before it was given. */
  siteName: string
  /** The countries in which cars are sold. */
  markets: Markets
  /** Which price of a car counts, and the currency that service packs are priced in. */
  prices: PriceRules
  /** By what cars are financed in the site's own country. */
  finance: FinanceSettings
  /** What one person may move alone. */
  loneAmounts: LoneAmounts
}

/** What orders need of the site's settings. */
export type OrderDeskSettings = {
  orders: OrdersSettings
  payments: { loneAmounts: LoneAmounts }
  retailers: { visits: VisitRules }
  timeZone: string
  invoices: Seller
  appName: string
  markets: Markets
  stock: Parameters<typeof readPriceRules>[0]
  finance: FinanceSettings
  leads: { country: string }
}

/** The services for taking orders with the current settings. */
export function orderDeskOf(settings: OrderDeskSettings, secretKey: string): OrderDesk {
  const { orders, payments, retailers, timeZone, invoices, appName, markets, stock, finance, leads } = settings
  const { name, address, contact, taxNumber, vatPercent, note } = invoices
  const seller = { name, address, contact, taxNumber, vatPercent, note }
  const { country } = leads
  return {
    settings: orders,
    visits: retailers.visits,
    timeZone,
    secretKey,
    country,
    markets,
    prices: readPriceRules(stock),
    finance,
    seller,
    siteName: appName,
    loneAmounts: payments.loneAmounts,
  }
}

export type OrderCtx = Ctx & { desk: OrderDesk }

/** Runs work on orders in one transaction, or in a savepoint of the one that runs. */
export function inOrderTransaction<Value>(ctx: OrderCtx, run: (ctx: OrderCtx) => Promise<Value>): Promise<Value> {
  return inTransaction(ctx, (inner) => run({ ...inner, desk: ctx.desk }))
}
