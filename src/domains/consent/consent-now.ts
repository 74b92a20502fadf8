import { atom } from 'nanostores'
import { browserStorage } from '#kernel/browser-storage.ts'
import { CONSENT } from '#ui/page-protocol.ts'
import type { Consent, ConsentScope } from './consent.ts'
import { type ConsentConfig, defaultConfig } from './consent-config.ts'
import { readConsent } from './read-consent.ts'

/** Undefined until it is first read. */
const $consent = atom<Consent | undefined>()

/** How this page asks for consent. */
export function consentConfig(): ConsentConfig {
  const config = document.body.getAttribute(CONSENT)
  return config ? (JSON.parse(config) as ConsentConfig) : defaultConfig
}

/** The visitor's current consent. */
export function consentNow(): Consent {
  return $consent.get() ?? readAgain()
}

/** Runs a callback once, as soon as the visitor allows this scope: at once, after the choice, or never. */
export function whenAllowed(scope: ConsentScope, run: () => void): void {
  if (consentNow().scopes.includes(scope)) {
    run()
    return
  }
  const stop = $consent.listen((consent) => {
    if (!consent?.scopes.includes(scope)) return
    stop()
    run()
  })
}

/** Calls back on every change of the consent, here or in another tab. Returns a function that stops it. */
export function onConsent(onChange: (consent: Consent) => void): () => void {
  return $consent.listen((consent) => consent && onChange(consent))
}

/** Stores the visitor's answer to our own banner. Without storage, nothing optional is allowed. */
export function decide(status: 'accepted' | 'rejected'): void {
  try {
    browserStorage().setItem(consentConfig().key, status)
  } catch {
    // Without storage nothing can be kept; nothing optional is allowed then.
  }
  readAgain()
}

/** Follows the choice in other tabs and in the consent platform. The page's start script calls it once. */
export function followConsent(): void {
  const { key, platform } = consentConfig()
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) readAgain()
  })
  for (const type of platform?.events ?? []) addEventListener(type, readAgain)
}

/** Reads the browser's current state. */
export function readAgain(): Consent {
  const config = consentConfig()
  const consent = readConsent(config, { keptAnswer: keptAnswer(config.key), cookies: document.cookie })
  const before = $consent.get()
  const isSame = before?.status === consent.status && String(before.scopes) === String(consent.scopes)
  if (!isSame) $consent.set(consent)
  return consent
}

function keptAnswer(key: string): string | null | undefined {
  try {
    return browserStorage().getItem(key)
  } catch {
    // Without storage no answer is kept, and nothing optional is allowed.
    return undefined
  }
}
