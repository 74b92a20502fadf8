import { expect, test } from 'vitest'
import { covers } from './purpose.ts'
import { sourcesOf, type VendorId } from './vendors.ts'

/** What each vendor's own page about content security policies asks for; those that publish none are left out. */
const published: [VendorId, 'script' | 'image' | 'frame' | 'connect', string[]][] = [
  ['gtm', 'image', ['https://www.googletagmanager.com']],
  ['gtm', 'connect', ['https://www.googletagmanager.com', 'https://www.google.com']],
  [
    'ga4',
    'image',
    ['https://region1.google-analytics.com', 'https://www.googletagmanager.com', 'https://stats.g.doubleclick.net', 'https://analytics.google.com'],
  ],
  [
    'ga4',
    'connect',
    ['https://region1.analytics.google.com', 'https://stats.g.doubleclick.net', 'https://analytics.google.com', 'https://pagead2.googlesyndication.com'],
  ],
  ['ga4', 'frame', ['https://td.doubleclick.net', 'https://www.googletagmanager.com']],
  ['tiktok', 'script', ['https://analytics.tiktok.com', 'https://analytics-ipv6.tiktokw.us', 'https://ads.tiktok.com']],
  ['tiktok', 'image', ['https://analytics.tiktok.com', 'https://analytics-ipv6.tiktokw.us', 'https://ads.tiktok.com']],
  ['tiktok', 'connect', ['https://analytics.tiktok.com', 'https://analytics-ipv6.tiktokw.us', 'https://ads.tiktok.com']],
  ['onetrust', 'script', ['https://cdn.cookielaw.org', 'https://cookie-cdn.cookiepro.com']],
  ['onetrust', 'connect', ['https://privacyportal.onetrust.com', 'https://geolocation.onetrust.com']],
  ['clarity', 'script', ['https://www.clarity.ms']],
  ['clarity', 'connect', ['https://b.clarity.ms', 'https://c.bing.com']],
]

test.each(published)('the preset %s allows for %s what the vendor publishes', (vendor, purpose, hosts) => {
  const allowed = sourcesOf([vendor]).hosts[purpose]
  expect(hosts.filter((host) => !allowed.some((source) => covers(source, host)))).toEqual([])
})
