import { missingSellerData, type Seller, type SellerDetail } from '#domains/invoices/index.ts'
import type { Market, Markets } from '#domains/markets/index.ts'

type Desk = { seller: Seller; markets: Markets }

/** A detail of the seller that invoices lack, and the setting that gives it. */
export type MissingDetail = { detail: SellerDetail; setting: string }

/** The seller as the law of the retailer's country knows it: elsewhere than in the site's own, the tax is that of the market. */
export function sellerIn({ seller, markets }: Desk, country: string): Seller {
  const market = marketAbroad(markets, country)
  return market ? { ...seller, taxNumber: market.tax_number, vatPercent: market.vat_percent } : seller
}

/** What invoices of this country lack; nothing is paid online there until staff give it. */
export function missingDetailsIn(desk: Desk, country: string): readonly MissingDetail[] {
  const seller = sellerIn(desk, country)
  const abroad = marketAbroad(desk.markets, country)
  const isTaxed = ((abroad ?? desk.markets.home)?.vat_percent ?? seller.vatPercent) > 0
  return missingSellerData(seller, { isTaxed }).map((detail) => ({ detail, setting: abroad ? settingsAbroad[detail] : settingsAtHome[detail] }))
}

const settingsAtHome = {
  name: 'invoices.seller_name',
  address: 'invoices.seller_address',
  tax_number: 'invoices.tax_number',
  vat_percent: 'invoices.vat_percent',
} as const satisfies Record<SellerDetail, string>
const settingsAbroad = { ...settingsAtHome, tax_number: 'markets.countries', vat_percent: 'markets.countries' } as const satisfies Record<SellerDetail, string>

/** The record of a country that is not the site's own. */
function marketAbroad({ list, home }: Markets, country: string): Market | null {
  const market = list.find((one) => one.country === country) ?? null
  return market === home ? null : market
}
