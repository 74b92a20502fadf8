/** The status of the consent: pending, decided, or unknown to the browser (A-223, C-129). */
export const consentStatuses = ['pending', 'accepted', 'rejected', 'unknown'] as const
export type ConsentStatus = (typeof consentStatuses)[number]

/** The scopes of consent: what the site needs to work, and everything optional, such as analytics, campaigns and third parties. */
export const consentScopes = ['obligatory', 'optional'] as const
export type ConsentScope = (typeof consentScopes)[number]

/** Who asks for consent: our own banner, nobody, OneTrust, or another platform by its mapping. */
export const consentStrategies = ['basic', 'none', 'onetrust', 'custom'] as const
export type ConsentStrategy = (typeof consentStrategies)[number]

/** The visitor's consent. Nothing optional happens unless `scopes` has `optional`. */
export type Consent = { readonly status: ConsentStatus; readonly scopes: readonly ConsentScope[] }

/** The visitor allows everything. */
export function acceptAll(): Consent {
  return { status: 'accepted', scopes: consentScopes }
}

/** The visitor refuses; only what needs no question stays. */
export function reject(): Consent {
  return { status: 'rejected', scopes: [] }
}
