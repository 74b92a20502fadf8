import { acceptAll, type Consent, consentScopes, reject } from './consent.ts'
import type { ConsentConfig, ConsentPlatform } from './consent-config.ts'

/** The browser's state: `keptAnswer` is null without an answer and undefined when storage is blocked. */
export type ConsentSource = { readonly keptAnswer: string | null | undefined; readonly cookies: string }

/** The consent that follows from the browser's state. An unreadable state is `unknown` and allows nothing. */
export function readConsent({ strategy, platform }: ConsentConfig, { keptAnswer, cookies }: ConsentSource): Consent {
  if (strategy === 'none') return acceptAll()
  if (platform) return platformConsent(platform, cookies)
  if (keptAnswer === 'accepted') return acceptAll()
  if (keptAnswer === 'rejected') return reject()
  return { status: keptAnswer === undefined ? 'unknown' : 'pending', scopes: [] }
}

/** Before the platform has written its cookie, the visitor has not chosen. */
function platformConsent({ cookie, categories }: ConsentPlatform, cookies: string): Consent {
  const cookieText = cookies.split('; ').find((one) => one.startsWith(`${cookie}=`))
  if (!cookieText) return { status: 'pending', scopes: [] }
  const isGranted = categoryReader(cookieText)
  const scopes = consentScopes.filter((scope) => {
    const own = Object.keys(categories).filter((category) => categories[category] === scope)
    return own.length > 0 && own.every(isGranted)
  })
  return { status: scopes.includes('optional') ? 'accepted' : 'rejected', scopes }
}

/** Reads `C0001:1`, `statistics:true`, `"marketing":"granted"` and the like, encoded or not. */
function categoryReader(cookieText: string): (category: string) => boolean {
  const text = decoded(cookieText)
  return (category) => new RegExp(`(?<![\\w-])${category.replace(/\W/g, '\\$&')}['"]?\\s*[:=]\\s*['"]?(1|true|yes|granted|allow)\\b`, 'i').test(text)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A cookie that is not encoded is read as it is.
    return text
  }
}
