import { reasonOf } from '#kernel/reason-of.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { guardedFetch } from '#platform/http/fetch-text.server.ts'
import type { Network } from '#platform/http/network.ts'
import { fetchOffers, type Offer } from './offers/fetch-offers.server.ts'
import type { DynamicContentSettings, ProductConfig } from './settings.ts'
import { Source } from './source.server.ts'
import { externalModels } from './strategies/mena-external.ts'
import { ProductLists, productListsUrl } from './strategies/product-lists.ts'

/** The lists of the strategies, each requested once; kept until their settings change. */
export type Sources = {
  offers: Source<Offer[]>
  /** Null while its address is unset or invalid. */
  external: Source<string[]> | null
  /** Sources by strategy; a strategy without one needs no request, or reads this site's stock. */
  products: ReadonlyMap<string, Source<ProductLists>>
}

const TIMEOUT_MS = 3000
const sourcesBySettings = new WeakMap<DynamicContentSettings, Sources>()

export function sourcesOf(ctx: Pick<Ctx, 'log' | 'network'>, settings: DynamicContentSettings): Sources {
  const sources = sourcesBySettings.get(settings) ?? openSources(ctx, settings)
  sourcesBySettings.set(settings, sources)
  return sources
}

/** Flaws of the settings are logged here, once for each change (C-192). */
function openSources(
  { log, network = 'public' }: Pick<Ctx, 'log' | 'network'>,
  { enabled, externalUrl, products, offersApiUrl }: DynamicContentSettings,
): Sources {
  const logged =
    <Value>(name: string, ask: () => Promise<Value>) =>
    async () => {
      try {
        return await ask()
      } catch (error) {
        log.error(`dynamic content: ${name} could not be checked`, { reason: reasonOf(error) })
        throw error
      }
    }
  const isExternalKnown = isAddress(externalUrl)
  if (enabled.includes('mena_external_sl') && !isExternalKnown) log.error('dynamic_content.mena_external_sl__config has no valid url')
  const usedProducts = Object.entries(products).filter(([name, config]) => isUsable(name, config, log) && config.api_base_url !== OWN_STOCK)
  return {
    offers: new Source(logged('mena_offers', () => fetchOffers(offersApiUrl, network))),
    external: isExternalKnown ? new Source(logged('mena_external_sl', async () => externalModels(await askJson(externalUrl, network)))) : null,
    products: new Map(
      usedProducts.map(([name, config]) => [name, new Source(logged(name, async () => ProductLists.parse(await askJson(productListsUrl(config), network))))]),
    ),
  }
}

/** The value of a `{product}_sl` address which means that its lists are listings of this site. */
export const OWN_STOCK = '/'

function isUsable(name: string, { api_base_url, lists_to_check }: ProductConfig, log: Ctx['log']): boolean {
  const hasAddress = api_base_url === OWN_STOCK || isAddress(api_base_url)
  if (!hasAddress) log.error(`dynamic_content.${name}__config has no valid api_base_url`)
  if (lists_to_check.length === 0) log.error(`dynamic_content.${name}__config has no lists_to_check`)
  return hasAddress && lists_to_check.length > 0
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text)
}

/** Anything but status 200 with JSON is a failure (C-284). */
async function askJson(address: string, network: Network): Promise<unknown> {
  const answer = await guardedFetch({ network, timeoutMs: TIMEOUT_MS })(address)
  if (answer.status !== 200) throw new Error(`${new URL(address).host} answered ${answer.status}`)
  return answer.json()
}
