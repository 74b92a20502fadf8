import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { SitePrices } from './product-amount.ts'
import type { FinanceSettings, PriceLines } from './settings.ts'

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    /** How the site writes amounts in its calculators (C-353). */
    calculator: SitePrices
    /** How lines about a price are written. */
    priceLines: PriceLines
  }
}

export const blockProviders: BlockProviders<'calculator' | 'priceLines', { settings: { finance: FinanceSettings } }> = {
  calculator: { provide: ({ settings: { finance } }) => ({ currencyIso: finance.currencyIso, style: finance.calculator }) },
  priceLines: { provide: ({ settings: { finance } }) => finance.lines },
}
