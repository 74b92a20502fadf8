export { acceptAll, type Consent, type ConsentScope, type ConsentStatus, consentStatuses, reject } from './consent.ts'
export { CONSENT_KEY, type ConsentConfig } from './consent-config.ts'
export { consentConfig, consentNow, decide, followConsent, onConsent, readAgain, whenAllowed } from './consent-now.ts'
