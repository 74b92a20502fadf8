import { z } from 'zod'
import type { WordPair } from '#kernel/words/words.ts'
import { askService, hostOf, jsonOf, notTheirs } from '#platform/connections/ask-service.server.ts'
import { type Connection, connectionSetup, type Finding, neededSettings } from '#platform/connections/connection.ts'
import { fetchScript } from '#platform/connections/fetch-script.server.ts'
import { finding } from '#platform/connections/finding.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { ConsentSettings, OneTrustScript } from './settings.ts'

type Needs = { site: { get: (ctx: Ctx) => Promise<{ settings: { consent: ConsentSettings } }> } }

const words = {
  script: ['{host} gives its script away.', 'يُحمَّل ملف OneTrust من {host}.'],
  no_script: ['{host} has no script at the address in {name}.', 'لا يوجد لدى {host} ملف في العنوان المحدد في {name}.'],
  ready: ['The domain of {name} is published there.', 'النطاق المحدد في {name} منشور لديه.'],
  no_domain: ['{host} has no published domain of the id in {name}.', 'لا يوجد لدى {host} نطاق منشور بالمعرّف المحدد في {name}.'],
  for_tests: ['The id in {name} is that of the test script.', 'المعرّف المحدد في {name} هو معرّف النسخة التجريبية.'],
} as const satisfies Record<string, WordPair>
const ID = 'consent.onetrust_id'
/** Where OneTrust's script reads what is published of a domain, seen from its own address. */
const FOLDER = /\/scripttemplates\/.*$/

export function consentConnections({ site }: Needs): readonly Connection[] {
  return [
    {
      symbol: 'onetrust',
      name: ['OneTrust', 'OneTrust'],
      about: ['Fetches its script and what is published of the domain, as pages do.', 'يحمّل ملفه وما نُشر للنطاق كما تحمّلهما الصفحات.'],
      setup: async (ctx) => {
        const { oneTrust, config } = (await site.get(ctx)).settings.consent
        const isChosen = config.strategy === 'onetrust'
        const needs = neededSettings({ 'consent.strategy': isChosen, ...(isChosen ? { [ID]: oneTrust?.id } : {}) })
        return connectionSetup(needs, async () => (oneTrust ? checkOneTrust(ctx, oneTrust) : []))
      },
    },
  ]
}

async function checkOneTrust({ network = 'public' }: Ctx, { src, id }: OneTrustScript): Promise<readonly Finding[]> {
  const host = hostOf(src)
  const script = await fetchScript(src, { network, missing: finding('bad', words.no_script, { host, name: 'consent.onetrust_url' }) })
  if (script.finding) return [script.finding]
  const reply = await askService(`${src.replace(FOLDER, '')}/consent/${id}/${id}.json`, { network })
  if (!reply.answer) return [reply.finding]
  const { status } = reply.answer
  if (status === 404 || status === 403) return [finding('bad', words.no_domain, { host, name: ID })]
  if (!z.looseObject({}).safeParse(status === 200 ? jsonOf(reply.answer) : null).success) return [notTheirs(host, status)]
  const isForTests = id.endsWith('-test')
  return [
    finding('good', words.script, { host }),
    finding('good', words.ready, { name: ID }),
    ...(isForTests ? [finding('warn', words.for_tests, { name: ID })] : []),
  ]
}
