import { z } from 'zod'
import { json, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings, type SettingGroup } from '#fields/settings/settings.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { externalForm, productForm } from './setting-forms.ts'

/** The source of the models in stock for the strategy `mena_external_sl`. */
const ExternalConfig = z.object({ url: z.string().trim().default('') })

/** The source of the lists of a strategy `{product}_sl`, and their names (C-102). */
export const ProductConfig = z.object({
  api_base_url: z.string().trim().default(''),
  lists_to_check: z.array(z.object({ uuid: z.string().min(1), name: z.string().min(1) })).default([]),
})
export type ProductConfig = z.output<typeof ProductConfig>

export const dynamicContentSettings = defineSettings(['Dynamic content', 'المحتوى المخصّص'], ['editor'], {
  'dynamic_content.enabled_strategies': text(
    '',
    ['Rules that decide what is shown', 'قواعد الظهور المفعّلة'],
    [
      'Strategies that decide what is shown, by comma: mena_offers, url_brands, mena_external_sl, and names ending in _sl.',
      'قواعد الظهور المفعّلة، مفصولة بفواصل: mena_offers وurl_brands وmena_external_sl والأسماء المنتهية بـ_sl.',
    ],
  ),
  'dynamic_content.mena_external_sl__config': json(
    ExternalConfig,
    { url: '' },
    ['Models of another stock locator', 'طرازات محدد السيارات الخارجي'],
    ['Address of the list of models that another stock locator has.', 'عنوان قائمة الطرازات المتوفرة في محدد سيارات خارجي.'],
    { filled: externalForm },
  ),
})

export const offerSettings = defineSettings(['Offers', 'العروض'], ['offer_block'], {
  'mena.offers_api_url': text('', ['Address of the offers feed', 'عنوان خدمة العروض']),
})

const PRODUCT = /^[a-z0-9]+_sl$/

/** The settings of the enabled strategies `{product}_sl`; their keys follow from the list of strategies. */
export function productSettings(enabled: readonly string[]): SettingGroup[] {
  return enabled.filter(isProductStrategy).map(productGroup)
}

const productName: WordPair = ['Dynamic content', 'المحتوى المخصّص']
const productAbout: WordPair = ['Address and lists of a stock strategy.', 'عنوان قوائم السيارات المتوفرة وأسماؤها.']

export type DynamicContentSettings = ReturnType<typeof readDynamicContentSettings>

/** The enabled strategies with what each needs (C-172, C-178, C-188, C-189). A configuration that is no JSON is logged (C-191). */
export function readDynamicContentSettings(read: ReadSettings) {
  const own = read(dynamicContentSettings)
  const enabled = own['dynamic_content.enabled_strategies'].split(',').flatMap((name) => name.trim() || [])
  const products = enabled.filter(isProductStrategy).map((name) => {
    return [name, read(productGroup(name))[productKey(name)] as ProductConfig] as const
  })
  return {
    enabled,
    externalUrl: own['dynamic_content.mena_external_sl__config'].url,
    /** By the name of the strategy. */
    products: Object.fromEntries(products),
    offersApiUrl: read(offerSettings)['mena.offers_api_url'],
  }
}

function productGroup(strategy: string) {
  const empty: z.input<typeof ProductConfig> = {}
  return {
    name: productName,
    seenAt: dynamicContentSettings.seenAt,
    table: {
      [productKey(strategy)]: json(ProductConfig, empty, [`Lists of ${strategy}`, `قوائم \u2066${strategy}\u2069`], productAbout, { filled: productForm }),
    },
  }
}

export function isProductStrategy(name: string): boolean {
  return PRODUCT.test(name)
}

/** The setting of a strategy `{product}_sl`: two underscores stand before `config`. */
export function productKey(strategy: string): string {
  return `dynamic_content.${strategy}__config`
}
