import type { WordPair } from '#kernel/words/words.ts'
import { hostOf, notTheirs } from '#platform/connections/ask-service.server.ts'
import { type Connection, connectionSetup, type Finding, neededSettings } from '#platform/connections/connection.ts'
import { fetchScript } from '#platform/connections/fetch-script.server.ts'
import { finding } from '#platform/connections/finding.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { MeasuringConfig } from './measuring-config.ts'

type Needs = { site: { get: (ctx: Ctx) => Promise<{ settings: { analytics: { config: MeasuringConfig } } }> } }
type Container = NonNullable<MeasuringConfig['tags']>

const SETTING = 'analytics.tag_manager_id'
const words = {
  ready: ['{host} gives the container {id} away.', 'تُحمَّل الحاوية {id} من {host}.'],
  missing: [
    '{host} has no published container {id}. Check {name}, or publish the container.',
    'لا توجد لدى {host} حاوية منشورة بالمعرّف {id}. يُرجى مراجعة {name} أو نشر الحاوية.',
  ],
} as const satisfies Record<string, WordPair>

export function analyticsConnections({ site }: Needs): readonly Connection[] {
  return [
    {
      symbol: 'gtm',
      name: ['Google Tag Manager', 'Google Tag Manager'],
      about: ['Fetches the script of the container, as pages do.', 'يحمّل ملف الحاوية كما تحمّله الصفحات.'],
      setup: async (ctx) => {
        const { tags } = (await site.get(ctx)).settings.analytics.config
        return connectionSetup(neededSettings({ [SETTING]: tags?.id }), async () => (tags ? [await checkContainer(ctx, tags)] : []))
      },
    },
  ]
}

async function checkContainer({ network = 'public' }: Ctx, { id, url }: Container): Promise<Finding> {
  const host = hostOf(url)
  const missing = finding('bad', words.missing, { host, id, name: SETTING })
  const script = await fetchScript(`${url}?id=${encodeURIComponent(id)}`, { network, missing })
  if (script.finding) return script.finding
  return script.text.includes(id) ? finding('good', words.ready, { host, id }) : notTheirs(host, 200)
}
