import { createHash } from 'node:crypto'
import type { MeasuringConfig } from '#domains/analytics/index.ts'
import type { Theme } from '#domains/content/index.ts'
import type { ProviderSources } from '#domains/payments/index.ts'
import { safeJson } from '#kernel/json.ts'
import { AREA, HAS_BREADCRUMBS, PAGE_HEAD, THEME } from '#ui/page-protocol.ts'
import type { Assets } from '../assets/assets.ts'
import { beforePaint } from './before-paint.ts'
import { APP_COLOUR } from './app-colour.ts'
import { escapeAttribute, escapeText } from './markup.ts'
import { measuringElement, tagNonce } from './measuring-element.server.ts'
import type { HeadParts } from './metahead-parts.server.ts'

/** The page's data for the head; addresses are absolute. */
export type PageHead = {
  title: string
  description: string
  canonical: string | null
  image: string
  robots: string | null
  /** The page in other languages: BCP 47 tag and address. */
  alternates: readonly { language: string; href: string }[]
  /** JSON-LD objects. */
  schemas: readonly unknown[]
  /** False on the few screens that must not carry meta tags (A-060). */
  hasMetaTags: boolean
}

export type DocumentParts = {
  /** The preload markup of the page's first picture; '' for none. */
  firstPicture: string
  theme: Theme
  area: string
  hasBreadcrumbs: boolean
  head: PageHead
  metaheads: HeadParts
  measuring: MeasuringConfig
  /** What nonces of tags are made with. */
  nonceKey: string
  symbols: ReadonlySet<string>
  /** Attributes of the body: words for scripts, parameters that links pass on. */
  bodyMarks: Readonly<Record<string, string>>
  sprite: string
  /** Markup of the widgets before and after the page's own content. */
  before: string
  main: string
  after: string
  skipLabel: string
  offlineNotice: string
  loadingLabel: string
  fonts: readonly string[]
  /** Origins that the page's scripts may call besides our own. */
  services: readonly string[]
  /** Whether the page may load Google Maps. */
  hasMaps: boolean
  /** Whether the page may load reCAPTCHA. */
  hasCaptcha: boolean
  /** What the page may load from providers of payments; null for pages where nobody pays. */
  payments: ProviderSources | null
}

const ownDigest = `'sha256-${createHash('sha256').update(beforePaint).digest('base64')}'`
const frames = ['https://www.youtube-nocookie.com']

/** Renders a whole document and its content security policy. The page contains the policy's fingerprint, which the navigator compares. */
export function renderDocument(parts: DocumentParts, assets: Assets): { html: string; policy: string } {
  const connections = [...assets.allowed.connections, ...parts.services]
  const allowed = {
    connections,
    ownStyles: assets.allowed.styles,
    hasMaps: parts.hasMaps,
    hasCaptcha: parts.hasCaptcha,
    payments: parts.payments,
    hasTags: parts.measuring.tags !== null,
  }
  // The nonce is no part of it: it differs from page to page, and each document keeps the one that it came with.
  const fingerprint = createHash('sha256')
    .update(policyOf(parts.metaheads, allowed, ''))
    .digest('base64url')
    .slice(0, 12)
  const body = Object.entries(parts.bodyMarks).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const htmlWith = (nonce: string) => `<!doctype html>
<html lang="ar" dir="rtl" ${THEME}="${parts.theme}"${parts.area ? ` ${AREA}="${escapeAttribute(parts.area)}"` : ''}${parts.hasBreadcrumbs ? ` ${HAS_BREADCRUMBS}` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(parts.head.title)}</title>
<script>${beforePaint}</script>
${links(parts, assets)}
${parts.firstPicture}
<meta name="theme-color" content="${APP_COLOUR}">
<meta name="policy" content="${fingerprint}">
<link rel="manifest" href="/ar/site.webmanifest">
<link rel="icon" href="/ar/brand/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/ar/brand/favicon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/ar/brand/apple-touch-icon.png">
${pageHead(parts.head)}
${parts.metaheads.head}
${measuringElement(parts.measuring, nonce)}
</head>
<body${body.join('')}>
<a class="skip-link" href="#main">${escapeText(parts.skipLabel)}</a>
<div id="loading-bar" role="progressbar" aria-label="${escapeAttribute(parts.loadingLabel)}" aria-valuemin="0" aria-valuemax="100" hidden></div>
${parts.sprite}
${parts.before}
${parts.main}
${parts.after}
<div id="offline-notice" role="status" hidden>${escapeText(parts.offlineNotice)}</div>
<div id="announcer" class="visually-hidden" aria-live="polite"></div>
${parts.metaheads.body}
</body>
</html>
`
  const nonce = parts.measuring.tags ? tagNonce(htmlWith(''), parts.nonceKey) : ''
  return { html: htmlWith(nonce), policy: policyOf(parts.metaheads, allowed, nonce) }
}

function links({ fonts, symbols }: DocumentParts, assets: Assets): string {
  return [
    ...assets.stylesheets(symbols).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<script type="module" src="${assets.script}"></script>`,
    ...assets.scriptPreloads.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('\n')
}

function pageHead({ title, description, canonical, image, robots, alternates, schemas, hasMetaTags }: PageHead): string {
  const meta = (kind: 'name' | 'property', name: string, content: string | null) =>
    content ? `<meta ${kind}="${name}" content="${escapeAttribute(content)}" ${PAGE_HEAD}>` : ''
  if (!hasMetaTags) return meta('name', 'robots', robots)
  return [
    meta('name', 'description', description),
    meta('name', 'robots', robots),
    canonical ? `<link rel="canonical" href="${escapeAttribute(canonical)}" ${PAGE_HEAD}>` : '',
    ...alternates.map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeAttribute(href)}" ${PAGE_HEAD}>`),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'ar_AE'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...schemas.map((schema) => `<script type="application/ld+json" ${PAGE_HEAD}>${safeJson(schema)}</script>`),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Sources for Google Maps. It adds style elements whose digests cannot be known beforehand. */
const maps = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  styles: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
}

/** Sources for reCAPTCHA, as its maker names them. */
const captcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

type Allowed = {
  connections: readonly string[]
  ownStyles: readonly string[]
  hasMaps: boolean
  hasCaptcha: boolean
  payments: ProviderSources | null
  hasTags: boolean
}

/** Allows only our own files, our one script and metaheads by digest; scripts of tags by nonce, where there are tags. */
function policyOf({ scriptHashes, styleHashes, scriptHosts }: HeadParts, allowed: Allowed, nonce: string): string {
  const { connections, ownStyles, hasMaps, hasCaptcha, payments, hasTags } = allowed
  const styles = [...ownStyles, ...(hasMaps ? maps.styles : []), ...(payments?.styles ?? [])]
  const scripts = [...(hasMaps ? maps.scripts : []), ...(hasCaptcha ? captcha.scripts : []), ...(payments?.scripts ?? [])]
  const allFrames = [...frames, ...(hasCaptcha ? captcha.frames : []), ...(payments?.frames ?? [])]
  // A digest would make browsers ignore 'unsafe-inline', which only maps, PayPal and the development server need.
  const digests = styles.includes("'unsafe-inline'") ? [] : styleHashes
  return [
    `default-src 'self'`,
    ...selfDirective('script-src', [ownDigest, ...scriptHashes, ...scriptHosts, ...scripts, ...(hasTags ? [`'nonce-${nonce}'`] : [])]),
    ...selfDirective('style-src', [...styles, ...digests]),
    `img-src 'self' data: https:`,
    `media-src 'self' https:`,
    ...selfDirective('font-src', hasMaps ? maps.fonts : []),
    `frame-src 'self' ${allFrames.join(' ')}`,
    ...selfDirective('connect-src', [...connections, ...scriptHosts, ...scripts, ...(payments?.connections ?? [])]),
    `object-src 'none'`,
    `base-uri 'none'`,
    ['form-action', `'self'`, ...(payments?.forms ?? [])].join(' '),
    `frame-ancestors 'self'`,
  ].join('; ')
}

/** A directive with 'self' and these sources; none without sources, since default-src covers it. Saves bytes in the first packets. */
function selfDirective(directive: string, sources: readonly string[]): string[] {
  return sources.length > 0 ? [`${directive} 'self' ${sources.join(' ')}`] : []
}
