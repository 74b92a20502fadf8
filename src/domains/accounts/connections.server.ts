import type { WordPair } from '#kernel/words/words.ts'
import { hostOf } from '#platform/connections/ask-service.server.ts'
import { type Connection, connectionSetup, type Finding, neededVariables } from '#platform/connections/connection.ts'
import { finding, shownCode } from '#platform/connections/finding.ts'
import { findingWords } from '#platform/connections/finding-words.ts'
import type { IdentityProvider } from './sign-in/identity-provider.server.ts'
import { SIGN_IN_RETURN_PATH } from './sign-in/return-path.ts'

type Needs = {
  env: { PUBLIC_URL: string; OIDC_ISSUER?: string | undefined; OIDC_CLIENT_ID?: string | undefined }
  signIn: { mode: 'oidc' | 'demo' | 'off'; provider: IdentityProvider | null }
}

const NAMES = 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET'
const words = {
  ready: ['{host} describes itself as the issuer and knows this client.', 'يعرّف {host} نفسه جهةَ إصدار ويعرف هذا العميل.'],
  other_issuer: ['{host} calls itself another issuer than {name} says.', 'يسمّي {host} نفسه جهة إصدار غير المحددة في {name}.'],
  not_a_provider: [
    '{host} has no description of an OpenID Connect provider. Check {name}.',
    'لا يقدّم {host} وصفًا لمزوّد \u2066OpenID Connect\u2069. يُرجى مراجعة {name}.',
  ],
  refused: [
    '{host} refused with {code}. Is {address} entered there as the address of return?',
    'رفض {host} بالرمز {code}. هل سُجّل {address} لديه عنوانًا للعودة؟',
  ],
} as const satisfies Record<string, WordPair>

export function accountsConnections({ env: { PUBLIC_URL, OIDC_ISSUER, OIDC_CLIENT_ID }, signIn: { mode, provider } }: Needs): readonly Connection[] {
  const needs = neededVariables({ 'SIGN_IN=oidc': mode === 'oidc', OIDC_ISSUER, OIDC_CLIENT_ID })
  return [
    {
      symbol: 'oidc',
      name: ['Sign-in of staff (OpenID Connect)', 'تسجيل دخول الموظفين (\u2066OpenID Connect\u2069)'],
      about: [
        'Reads what the provider says of itself, and shows it a code that it never gave. Nobody is signed in.',
        'يقرأ وصف المزوّد ويعرض عليه رمزًا لم يصدره، ولا يسجَّل دخول أحد.',
      ],
      setup: async () => connectionSetup(needs, async () => (provider ? [await checkProvider(provider, hostOf(OIDC_ISSUER ?? ''), PUBLIC_URL)] : [])),
    },
  ]
}

async function checkProvider(provider: IdentityProvider, host: string, publicUrl: string): Promise<Finding> {
  const address = `${publicUrl}${SIGN_IN_RETURN_PATH}`
  const { result, code } = await provider.tryOut(address)
  switch (result) {
    case 'works':
      return finding('good', words.ready, { host })
    case 'wrong_client':
      return finding('bad', findingWords.wrong_keys, { host, names: NAMES })
    case 'refused':
      return finding('bad', words.refused, { host, code: shownCode(code), address })
    case 'unreachable':
      return finding('bad', findingWords.unreachable, { host })
    default:
      return finding('bad', words[result], { host, name: 'OIDC_ISSUER' })
  }
}
