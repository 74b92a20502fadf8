import { pingReceiver } from '#domains/deliveries/index.server.ts'
import { listReceivers } from '#domains/forms/index.server.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { type Connection, connectionSetup, neededSettings } from '#platform/connections/connection.ts'
import { finding } from '#platform/connections/finding.ts'
import { fewAtATime } from '#platform/database/few-at-a-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'

type Needs = { site: { get: (ctx: Ctx) => Promise<{ settings: { deliveries: { signingKey: string } } }> } }

const words = {
  more: ['{count} more receivers were not asked.', 'لم يُسأل {count} من المستقبلين الآخرين.'],
} as const satisfies Record<string, WordPair>
const AT_ONCE = 10
/** Each may take ten seconds, and the check a minute. */
const MOST_ASKED = 50

/** The receivers of leads that forms name, such as a CRM. */
export function leadsConnections({ site }: Needs): readonly Connection[] {
  return [
    {
      symbol: 'crm',
      name: ['CRM (webhooks of forms)', 'نظام إدارة العملاء (إشعارات النماذج)'],
      about: [
        'Sends each receiver of a form a signed notification of the kind ping, which holds nothing.',
        'يرسل إلى كل مستقبِل لنماذج الموقع إشعارًا موقّعًا من نوع \u2066ping\u2069 لا يحمل أي بيانات.',
      ],
      setup: async (ctx) => {
        const { signingKey } = (await site.get(ctx)).settings.deliveries
        const receivers = await listReceivers(ctx.db)
        const byAddress = new Map(receivers.map((receiver) => [receiver.url, receiver.name]))
        const needs = [...neededSettings({ 'webhooks.signing_key': signingKey }), { kind: 'receiver' as const, name: 'forms', isGiven: byAddress.size > 0 }]
        return connectionSetup(needs, async () => {
          const inTurn = fewAtATime(AT_ONCE)
          const pings = [...byAddress].slice(0, MOST_ASKED).map(([url, receiver]) => inTurn(() => pingReceiver(ctx, { url, receiver, signingKey })))
          const unchecked = byAddress.size - pings.length
          return [...(await Promise.all(pings)), ...(unchecked > 0 ? [finding('info', words.more, { count: unchecked })] : [])]
        })
      },
    },
  ]
}
