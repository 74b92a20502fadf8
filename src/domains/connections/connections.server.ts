import { answeredBy, askAddress, type AskedAddress, askOwnAddress } from '#platform/connections/ask-address.server.ts'
import type { Connection, Finding } from '#platform/connections/connection.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { probeCollector } from '#platform/traces/probe-collector.server.ts'

type AddressEnv = {
  MEDIA_STORAGE: 'disk' | 's3'
  MEDIA_PUBLIC_URL?: string | undefined
  S3_PUBLIC_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
}
type AddressSettings = {
  verification: { emailCheck: { url: string } | null }
  leadApi: { baseUrl: string }
  dynamicContent: { offersApiUrl: string; externalUrl: string; products: Readonly<Record<string, { api_base_url: string }>> }
  feeds: { roots: { collection: string; news: string; races: string } }
  orders: { configEndpoint: string }
  stock: { retailerEndpoints: { dealers: string; fallback: string }; tradeInEndpoint: string; exchange: { apiUrl: string } | null }
  navigation: { remote: { url: string } | null }
  footer: { finderSettingsUrl: string }
}
type Needs = { env: AddressEnv; site: { get: (ctx: Ctx) => Promise<{ settings: AddressSettings }> } }

/** As many as a check asks within its minute. */
const MOST_ASKED = 40

/** Services that need no keys of the site, or are asked in a way of their own: of those a check can say whether they answer. */
export function connectionsConnections({ env, site }: Needs): readonly Connection[] {
  return [
    {
      symbol: 'addresses',
      name: ['Other addresses of settings', 'عناوين أخرى في الإعدادات'],
      about: [
        'Asks each address once whether it answers: news and offers, retailers, the menu, orders, leads and e-mail checks.',
        'يسأل كل عنوان مرة واحدة هل يستجيب: الأخبار والعروض والمعارض والقائمة والطلبات والعملاء المحتملون والتحقق من البريد.',
      ],
      setup: async (ctx) => {
        const addresses = addressesOf((await site.get(ctx)).settings)
          .filter(isOfOthers)
          .slice(0, MOST_ASKED)
        return setupOf(addresses, (address) => askAddress(address, ctx.network ?? 'public'))
      },
    },
    {
      symbol: 'media_addresses',
      name: ['Media as browsers reach them', 'الوسائط كما تصل إليها المتصفحات'],
      about: ['Asks the public addresses of the storage whether they answer.', 'يسأل العناوين العامة لمخزن الوسائط هل تستجيب.'],
      setup: async () =>
        setupOf(
          env.MEDIA_STORAGE === 's3' ? variablesOf({ S3_PUBLIC_ENDPOINT: env.S3_PUBLIC_ENDPOINT, MEDIA_PUBLIC_URL: env.MEDIA_PUBLIC_URL }) : [],
          askOwnAddress,
        ),
    },
    {
      symbol: 'collector',
      name: ['Collector of traces and figures (OTLP)', 'مجمّع آثار التنفيذ والأرقام (\u2066OTLP\u2069)'],
      about: ['Sends it a message without a single trace.', 'يرسل إليه رسالة لا تحوي أي أثر.'],
      setup: async () => {
        const { OTEL_EXPORTER_OTLP_ENDPOINT: address } = env
        const collectors = address === undefined ? [] : [{ name: 'OTEL_EXPORTER_OTLP_ENDPOINT', address, isWhole: true }]
        return setupOf(collectors, async (endpoint) => answeredBy(endpoint, await probeCollector(endpoint.address)))
      },
    },
  ]
}

/** Nothing of it is missing where no address is set: it is not in use. */
function setupOf(addresses: readonly AskedAddress[], ask: (address: AskedAddress) => Promise<Finding>) {
  return { needs: [], check: addresses.length === 0 ? null : () => Promise.all(addresses.map((address) => ask(address))) }
}

/** Every address of a setting that the site asks, or has browsers ask, without a check of its own elsewhere. */
function addressesOf({ verification, leadApi, dynamicContent, feeds, orders, stock, navigation, footer }: AddressSettings): AskedAddress[] {
  const whole = (name: string, address: string | undefined) => ({ name, address: address ?? '', isWhole: true })
  const part = (name: string, address: string | undefined) => ({ name, address: address ?? '', isWhole: false })
  return [
    part('email_check.api_url', verification.emailCheck?.url),
    part('lead_api.base_url', leadApi.baseUrl),
    whole('mena.offers_api_url', dynamicContent.offersApiUrl),
    whole('dynamic_content.mena_external_sl__config', dynamicContent.externalUrl),
    ...Object.entries(dynamicContent.products).map(([strategy, { api_base_url: url }]) => part(`dynamic_content.${strategy}__config`, url)),
    part('feeds.collections_url', feeds.roots.collection),
    part('feeds.news_url', feeds.roots.news),
    part('feeds.races_url', feeds.roots.races),
    part('order_online.endpoint_config', orders.configEndpoint),
    part('stock_locator.endpoint_dealers', stock.retailerEndpoints.dealers),
    part('stock_locator.endpoint_dealers_fallback', stock.retailerEndpoints.fallback),
    part('stock_locator.endpoint_trade_in', stock.tradeInEndpoint),
    part('currency_exchange.api_url', stock.exchange?.apiUrl),
    part('navigation.config', navigation.remote?.url),
    whole('general.mena_retailers.footer.config.api', footer.finderSettingsUrl),
  ]
}

/** Not empty, no path of this site, and none of the samples that the demo has in place of feeds. */
function isOfOthers({ address }: AskedAddress): boolean {
  return address.trim() !== '' && !/^(\/(?!\/)|sample:)/.test(address.trim())
}

function variablesOf(values: Readonly<Record<string, string | undefined>>): AskedAddress[] {
  return Object.entries(values).flatMap(([name, address]) => (address === undefined ? [] : [{ name, address, isWhole: false }]))
}
