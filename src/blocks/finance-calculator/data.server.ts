import type { BlockContext } from '#block-engine/data-loader.ts'
import { imageSizes } from '#block-engine/image-sizes.ts'
import { findProduct, type SitePrices } from '#domains/finance/index.ts'
import { imageView } from '#domains/media/index.ts'
import { findImages } from '#domains/media/index.server.ts'
import type { ImageView } from '#ui/pictures/picture.tsx'
import { filteredModels, type ModelInfo } from './configuration.ts'

/** A model to choose; its price is what it costs on the road. */
export type CalculatorModel = Pick<ModelInfo, 'key' | 'name' | 'price'> & { picture: ImageView | null }
export type CalculatorData = {
  models: readonly CalculatorModel[]
  currency: string
  country: string
  site: SitePrices
  /** The format of the instalment; empty without one. */
  lease: string
  timeZone: string
}

type Values = { finance_product: string; models_info: readonly ModelInfo[]; nameplate_key_filter: string }
type Context = Pick<BlockContext<'calculator' | 'priceLines'>, 'ctx' | 'timeZone' | 'calculator' | 'priceLines'>

/** The models that visitors may choose, with their pictures, and how amounts of the product are written. */
export async function load(values: Values, { ctx, timeZone, calculator: site, priceLines }: Context): Promise<CalculatorData> {
  const product = findProduct(values.finance_product)
  const models = filteredModels(values.models_info, values.nameplate_key_filter)
  const pictures = await findImages(
    ctx.db,
    models.flatMap(({ image }) => image ?? []),
  )
  return {
    models: models.map(({ key, name, price, image }) => {
      const picture = image === undefined ? undefined : pictures.get(image)
      return { key, name, price, picture: picture ? imageView(picture, imageSizes.standard, name) : null }
    }),
    currency: product?.currency ?? site.currencyIso,
    country: product?.country[1] ?? '',
    site,
    lease: priceLines.leaseShort,
    timeZone,
  }
}
