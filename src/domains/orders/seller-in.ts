import type { Seller } from '#domains/invoices/index.ts'
import type { Markets } from '#domains/markets/index.ts'

/** The seller as the law of the retailer's country knows it: elsewhere than in the site's own, the tax is that of the market. */
export function sellerIn({ seller, markets }: { seller: Seller; markets: Markets }, country: string): Seller {
  const market = markets.list.find((one) => one.country === country)
  if (!market || market === markets.home) return seller
  return { ...seller, taxNumber: market.tax_number, vatPercent: market.vat_percent }
}
