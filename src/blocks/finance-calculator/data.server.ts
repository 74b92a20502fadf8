import type { BlockContext } from '#block-engine/data-loader.ts'
import { imageSizes } from '#block-engine/image-sizes.ts'
import { findProduct, type SitePrices } from '#domains/finance/index.ts'
import { imageView } from '#domains/media/index.ts'
import { findImages } from '#domains/media/index.server.ts'
import type { ImageView } from '#ui/pictures/picture.tsx'
import { type CountryFigures, filteredModels, type InputConfig, type ModelInfo } from './configuration.ts'

/** A model to choose; its price is what it costs on the road. */
export type CalculatorModel = Pick<ModelInfo, 'key' | 'name' | 'price'> & { picture: ImageView | null }
/** What the calculator offers in a country, all amounts in its currency. */
export type CountryOffer = {
  /** ISO 3166-1, two letters; '' for a product that nobody offers. */
  country: string
  countryName: string
  product: string
  currency: string
  input: InputConfig
  models: readonly CalculatorModel[]
  /** What visitors without models begin with. */
  firstPrice: number
}
export type CalculatorData = {
  /** Of the country of the product, which also stands for countries without figures. */
  own: CountryOffer
  elsewhere: readonly CountryOffer[]
  /** The countries that visitors may choose, by their codes. */
  countryNames: Readonly<Record<string, string>>
  site: SitePrices
  /** The format of the instalment; empty without one. */
  lease: string
  timeZone: string
}

type Values = {
  finance_product: string
  input_config: InputConfig
  models_info: readonly ModelInfo[]
  nameplate_key_filter: string
  country_figures: readonly CountryFigures[]
}
type Context = Pick<BlockContext<'calculator' | 'priceLines' | 'markets'>, 'ctx' | 'timeZone' | 'calculator' | 'priceLines' | 'markets'>

/** The models that visitors may choose, with their pictures, and how amounts of the product are written, in each country that the block has figures for. */
export async function load(values: Values, { ctx, timeZone, calculator: site, priceLines, markets }: Context): Promise<CalculatorData> {
  const product = findProduct(values.finance_product)
  const infos = filteredModels(values.models_info, values.nameplate_key_filter)
  const pictures = await findImages(
    ctx.db,
    infos.flatMap(({ image }) => image ?? []),
  )
  const models = infos.map(({ key, name, price, image }): CalculatorModel => {
    const picture = image === undefined ? undefined : pictures.get(image)
    return { key, name, price, picture: picture ? imageView(picture, imageSizes.standard, name) : null }
  })
  const own: CountryOffer = {
    country: product?.code ?? '',
    countryName: product?.country[1] ?? '',
    product: values.finance_product,
    currency: product?.currency ?? site.currencyIso,
    input: values.input_config,
    models,
    firstPrice: product?.firstPrice ?? 0,
  }
  return {
    own,
    elsewhere: values.country_figures.flatMap((figures) => (figures.country === own.country ? [] : (offerIn(figures, own, markets) ?? []))),
    countryNames: Object.fromEntries(markets.list.map(({ country, name }) => [country, name])),
    site,
    lease: priceLines.leaseShort,
    timeZone,
  }
}

/** Null where something is missing that cannot be taken from another country: product, rate, prices, or the bounds of a deposit that is an amount. */
function offerIn(figures: CountryFigures, { input, models }: CountryOffer, markets: Context['markets']): CountryOffer | null {
  const market = markets.list.find(({ country }) => country === figures.country)
  const product = market && findProduct(market.finance_product)
  const interestRate = figures.interest_rate ?? market?.annual_rate ?? null
  const deposit = figures.down_payment ?? (input.down_payment.unit === '%' ? input.down_payment : null)
  const priceOf = new Map(figures.models.map(({ key, price }) => [key.toLowerCase(), price]))
  const offers = models.flatMap((model) => {
    const price = priceOf.get(model.key.toLowerCase())
    return price === undefined ? [] : { ...model, price }
  })
  const firstPrice = offers[0]?.price ?? (models.length === 0 ? figures.price : undefined)
  if (!market || !product || product.currency !== market.currency || interestRate === null || !deposit || firstPrice === undefined) return null
  return {
    country: market.country,
    countryName: market.name,
    product: market.finance_product,
    currency: product.currency,
    input: { ...input, interest_rate: interestRate, down_payment: { ...input.down_payment, ...deposit } },
    models: offers,
    firstPrice,
  }
}
