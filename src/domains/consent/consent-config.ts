import type { ConsentScope, ConsentStrategy } from './consent.ts'

/** The default storage key of the answer to our own banner (A-227, C-407). */
export const CONSENT_KEY = 'cookieConsentStatus'

/** Cookies that are deleted when consent is withdrawn; a trailing `*` is a wildcard. */
export const OPTIONAL_COOKIES = ['campaign_params', '_ga', '_ga_*', '_gid', '_gat*', '_gcl_*', '_fbp']

/** A consent platform: where it stores the choice, and how it is notified of a new page. */
export type ConsentPlatform = {
  /** Its cookie, in which each category is followed by its answer, such as `C0001:1` or `statistics:true`. */
  readonly cookie: string
  /** The scope that each of its categories belongs to. A scope is granted when all its categories are. */
  readonly categories: Readonly<Record<string, ConsentScope>>
  /** Events of the window by which it announces a new choice. */
  readonly events: readonly string[]
  /** Its global object and the function of it that shows the banner again; '' where it has none (C-388). */
  readonly object: string
  readonly reload: string
  /** The function of the object that opens the choices again; '' where it has none. */
  readonly open: string
}

/** The browser's configuration; a page carries it unless it is the default: our own banner under {@link CONSENT_KEY}. */
export type ConsentConfig = {
  readonly strategy: ConsentStrategy
  readonly key: string
  readonly platform: ConsentPlatform | null
  readonly cookies: readonly string[]
}

/** The default of pages without a configuration. */
export const defaultConfig: ConsentConfig = { strategy: 'basic', key: CONSENT_KEY, platform: null, cookies: OPTIONAL_COOKIES }

/** Whether the configuration is the default, so that a page need not carry it. */
export function isDefaultConfig({ strategy, key, cookies }: ConsentConfig): boolean {
  return strategy === 'basic' && key === CONSENT_KEY && String(cookies) === String(OPTIONAL_COOKIES)
}
