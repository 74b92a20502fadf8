import { joinSources, type TagSources, tagSources } from './purpose.ts'

/** A vendor of tags: what its standard code loads, and from where. */
export type Vendor = {
  /** Its name, which is the same in both languages. */
  readonly name: string
  /** Addresses that give its code away. */
  readonly sign: RegExp
  /** Whether its tag needs the visitor's consent. OneTrust asks for it, so it comes before. */
  readonly consent: 'obligatory' | 'optional'
  readonly sources: TagSources
}

const TIKTOK = ['https://analytics.tiktok.com', 'https://analytics-ipv6.tiktokw.us', 'https://ads.tiktok.com']

/**
 * The usual vendors, by the name of their preset. Hosts are those of the vendors' own pages about content security policies, where they have one:
 *
 * - GTM and GA4: developers.google.com/tag-platform/security/guides/csp (container, preview mode, GA4 with signals)
 * - OneTrust: developer.onetrust.com/onetrust/docs/content-security-policy-cdn
 * - Clarity: learn.microsoft.com/clarity/setup-and-installation/clarity-csp
 * - TikTok: business-api.tiktok.com/portal/docs?id=1739585704427522 (its schemes bytedance: and sslocal:, which open its app, are left out)
 *
 * Google's list also has `https://*.google.<TLD>` of each country, which a site adds to its own lists. Meta and Snap publish none. Theirs are the hosts of their base
 * code (developers.facebook.com/docs/meta-pixel, businesshelp.snapchat.com “Pixel direct implementation”) and those that sites report as blocked
 * (github.com/antiwork/gumroad/issues/5001). Meta's script sends long events as a form into a frame.
 */
export const vendors = {
  gtm: {
    name: 'Google Tag Manager',
    sign: /googletagmanager\.com\/(gtm\.js|ns\.html)/,
    consent: 'optional',
    sources: tagSources({
      script: ['https://www.googletagmanager.com', 'https://tagmanager.google.com'],
      style: ['https://www.googletagmanager.com', 'https://tagmanager.google.com', 'https://fonts.googleapis.com'],
      font: ['https://fonts.gstatic.com', 'data:'],
      image: ['https://www.googletagmanager.com', 'https://ssl.gstatic.com', 'https://www.gstatic.com', 'https://fonts.gstatic.com'],
      frame: ['https://www.googletagmanager.com'],
      connect: ['https://www.googletagmanager.com', 'https://www.google.com'],
    }),
  },
  ga4: {
    name: 'Google Analytics 4',
    sign: /googletagmanager\.com\/gtag\/js|google-analytics\.com/,
    consent: 'optional',
    sources: tagSources({
      script: ['https://*.googletagmanager.com'],
      image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com', 'https://*.g.doubleclick.net', 'https://*.google.com'],
      frame: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
      connect: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
        'https://*.g.doubleclick.net',
        'https://*.google.com',
        'https://pagead2.googlesyndication.com',
      ],
    }),
  },
  meta: {
    name: 'Meta Pixel',
    sign: /connect\.facebook\.net|facebook\.com\/tr/,
    consent: 'optional',
    sources: tagSources({
      script: ['https://connect.facebook.net'],
      image: ['https://www.facebook.com', 'https://connect.facebook.net'],
      frame: ['https://www.facebook.com'],
      connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
      form: ['https://www.facebook.com'],
    }),
  },
  snap: {
    name: 'Snap Pixel',
    sign: /sc-static\.net|tr\.snapchat\.com/,
    consent: 'optional',
    sources: tagSources({
      script: ['https://sc-static.net', 'https://tr.snapchat.com'],
      image: ['https://tr.snapchat.com'],
      frame: ['https://tr.snapchat.com'],
      connect: ['https://tr.snapchat.com', 'https://tr6.snapchat.com'],
      form: ['https://tr.snapchat.com'],
    }),
  },
  tiktok: {
    name: 'TikTok Pixel',
    sign: /analytics\.tiktok\.com/,
    consent: 'optional',
    sources: tagSources({
      script: TIKTOK,
      image: TIKTOK,
      // The last two are those of other regions.
      connect: [...TIKTOK, 'https://*.analytics.tiktok.com', 'https://analytics-sg.tiktok.com'],
    }),
  },
  onetrust: {
    name: 'OneTrust',
    sign: /cookielaw\.org|cookiepro\.com|[./]onetrust\.com/,
    consent: 'obligatory',
    sources: tagSources(
      {
        script: ['https://cdn.cookielaw.org', 'https://cookie-cdn.cookiepro.com', 'https://*.onetrust.com'],
        style: ['https://cdn.cookielaw.org', 'https://cookie-cdn.cookiepro.com'],
        font: ['https://cdn.cookielaw.org'],
        image: ['https://cdn.cookielaw.org', 'https://cookie-cdn.cookiepro.com', 'https://*.onetrust.com'],
        connect: ['https://cdn.cookielaw.org', 'https://cookie-cdn.cookiepro.com', 'https://*.onetrust.com'],
      },
      // Its banner is markup with styles of its own.
      true,
    ),
  },
  clarity: {
    name: 'Microsoft Clarity',
    sign: /clarity\.ms/,
    consent: 'optional',
    sources: tagSources({
      script: ['https://*.clarity.ms'],
      image: ['https://*.clarity.ms', 'https://c.bing.com'],
      connect: ['https://*.clarity.ms', 'https://c.bing.com'],
    }),
  },
} as const satisfies Record<string, Vendor>

export type VendorId = keyof typeof vendors
export const vendorIds = Object.keys(vendors) as VendorId[]

/** What the standard code of these vendors may use. */
export function sourcesOf(ids: Iterable<VendorId>): TagSources {
  return joinSources([...ids].map((id) => vendors[id].sources))
}

/** The vendors whose code this is, by the addresses in it. */
export function vendorsIn(code: string): VendorId[] {
  return vendorIds.filter((id) => vendors[id].sign.test(code))
}
