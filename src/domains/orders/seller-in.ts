import { missingSellerData, type Seller, type SellerDetail } from '#domains/invoices/index.ts'
import type { Market, Markets } from '#domains/markets/index.ts'

type Desk = { seller: Seller; markets: Markets }

/** A detail of the seller that invoices lack, and the setting that gives it. */
export type MissingDetail = { detail: SellerDetail; setting: string }

/**
 * The seller as the law of the retailer's country knows it: the rate of the tax is that of the market, as beside prices, and elsewhere than in the site's own
 * country so is the tax number, and where another company sells there, all the rest. The rate of the settings counts where no market is known.
 */
export function sellerIn({ seller, markets }: Desk, country: string): Seller {
  const market = marketAbroad(markets, country)
  if (!market) return { ...seller, vatPercent: markets.home?.vat_percent ?? seller.vatPercent }
  return { ...seller, ...market.seller, taxNumber: market.tax_number, vatPercent: market.vat_percent }
}

/** The series that numbers invoices of this country: a company of its own counts by itself, under the code of the country; '' is that of the site. */
export function invoiceSeriesIn({ markets }: Pick<Desk, 'markets'>, country: string): string {
  return marketAbroad(markets, country)?.seller ? country : ''
}

/** What invoices of this country lack; nothing is paid online there until staff give it. */
export function missingDetailsIn(desk: Desk, country: string): readonly MissingDetail[] {
  const seller = sellerIn(desk, country)
  const abroad = marketAbroad(desk.markets, country)
  const isTaxed = ((abroad ?? desk.markets.home)?.vat_percent ?? seller.vatPercent) > 0
  return missingSellerData(seller, { isTaxed }).map((detail) => ({ detail, setting: settingOf(detail, abroad) }))
}

const settingsAtHome = {
  name: 'invoices.seller_name',
  address: 'invoices.seller_address',
  tax_number: 'invoices.tax_number',
  vat_percent: 'invoices.vat_percent',
} as const satisfies Record<SellerDetail, string>
const alwaysAbroad: readonly SellerDetail[] = ['tax_number', 'vat_percent']

function settingOf(detail: SellerDetail, abroad: Market | null): string {
  return abroad && (abroad.seller || alwaysAbroad.includes(detail)) ? 'markets.countries' : settingsAtHome[detail]
}

/** The record of a country that is not the site's own. */
function marketAbroad({ list, home }: Markets, country: string): Market | null {
  const market = list.find((one) => one.country === country) ?? null
  return market === home ? null : market
}
