import { consentNow, onConsent } from './consent-now.ts'

/** The consent types of Google's tags (Consent Mode, version 2). */
const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']

/** Tells Google's tags that nothing is allowed, before any of them is there, and then what the visitor decides. */
export function startGoogleConsent(): void {
  tell('default', false)
  const follow = () => tell('update', consentNow().scopes.includes('optional'))
  if (consentNow().scopes.includes('optional')) follow()
  onConsent(follow)
}

function tell(command: 'default' | 'update', isGranted: boolean): void {
  window.dataLayer ??= []
  window.dataLayer.push(argumentsOf('consent', command, Object.fromEntries(signals.map((signal) => [signal, isGranted ? 'granted' : 'denied']))))
}

/** Google's tags accept commands only as an `arguments` object. */
function argumentsOf(..._: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments
}
