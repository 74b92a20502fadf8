import { createHash } from 'node:crypto'
import { MEASURING_ID, type MeasuringConfig } from '#domains/analytics/index.ts'
import type { OneTrustScript } from '#domains/consent/index.ts'
import type { Theme } from '#domains/content/index.ts'
import type { ProviderSources } from '#domains/payments/index.ts'
import type { TagSources } from '#domains/tags/index.ts'
import { safeJson } from '#kernel/json/json.ts'
import { AREA, HAS_BREADCRUMBS, PAGE_HEAD, SHEET, THEME } from '#ui/page-protocol.ts'
import type { Assets } from '../assets/assets.ts'
import { beforePaint } from './before-paint.ts'
import { APP_COLOUR } from './app-colour.ts'
import { joinedBytes } from './joined-bytes.server.ts'
import { escapeAttribute, escapeText } from './markup.ts'
import { type AllowedSources, contentPolicy } from './policy/content-policy.server.ts'
import { digest, type HeadParts } from './metahead-parts.server.ts'
import { NONCE_PLACE } from './policy/open-end.server.ts'
import { loaderOf } from './policy/script-elements.ts'

/** The page's data for the head; addresses are absolute. */
export type PageHead = {
  title: string
  description: string
  canonical: string | null
  /** The picture that networks show, with its size in px and its words where they are known. */
  image: { url: string; width?: number; height?: number; alt?: string }
  siteName: string
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
  /** What tags may use if the page has any. */
  tags: TagSources & { limitsImages: boolean }
  /** The platform that asks for consent. */
  oneTrust: OneTrustScript | null
  symbols: ReadonlySet<string>
  /** Attributes of the body: words for scripts, parameters that links pass on. */
  bodyMarks: Readonly<Record<string, string>>
  sprite: string
  /** Markup of the widgets before and after the page's own content. */
  before: string
  /** In pieces. */
  main: readonly string[]
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

/**
 * Renders a whole document and its content security policy. The page contains the policy's fingerprint, which the navigator compares. A page with tags
 * is open at its end: each answer adds `ending` with a nonce of its own. Styles that the page carries itself follow everything that is fetched ahead, which
 * so begins with the first packet.
 */
export function renderDocument(parts: DocumentParts, assets: Assets): { html: Buffer<ArrayBuffer>; ending: string; policy: string } {
  const tags = tagsOf(parts)
  const sheets = assets.stylesheets(parts.symbols)
  const allowedSources: AllowedSources = {
    connections: [...assets.allowed.connections, ...parts.services],
    ownStyles: assets.allowed.styles,
    hasMaps: parts.hasMaps,
    hasCaptcha: parts.hasCaptcha,
    payments: parts.payments,
    ownStyleDigests: [],
    tags: tags && { ...tags.sources, digests: tags.script ? [digest(tags.script)] : [] },
  }
  const policy = contentPolicy(parts.metaheads, { ...allowedSources, ownStyleDigests: sheets.flatMap(({ inline }) => inline?.digest ?? []) })
  // The navigator adds the styles of the next page in a way that no policy judges, so that they are no difference.
  const fingerprint = createHash('sha256').update(contentPolicy(parts.metaheads, allowedSources)).digest('base64url').slice(0, 12)
  const marks = Object.entries(parts.bodyMarks).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const beforeMain = `<!doctype html>
<html lang="ar" dir="rtl" ${THEME}="${parts.theme}"${parts.area ? ` ${AREA}="${escapeAttribute(parts.area)}"` : ''}${parts.hasBreadcrumbs ? ` ${HAS_BREADCRUMBS}` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(parts.head.title)}</title>
<script>${beforePaint}</script>
${sheets.flatMap(({ href, inline }) => (inline ? [] : `<link rel="stylesheet" href="${href}">\n`)).join('')}${links(parts, assets, tags !== null)}
${parts.firstPicture}
${sheets.flatMap(({ href, inline }) => (inline ? `<style ${SHEET}="${href}">${inline.text}</style>` : [])).join('\n')}
<meta name="theme-color" content="${APP_COLOUR}">
<meta name="policy" content="${fingerprint}">
<link rel="manifest" href="/ar/site.webmanifest">
<link rel="icon" href="/ar/brand/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/ar/brand/favicon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/ar/brand/apple-touch-icon.png">
${pageHead(parts.head)}
${tags?.script ? `<script>${tags.script}</script>\n` : ''}${parts.metaheads.head}
${measuringElement(parts.measuring)}
</head>
<body${marks.join('')}>
<a class="skip-link" href="#main">${escapeText(parts.skipLabel)}</a>
<div id="loading-bar" role="progressbar" aria-label="${escapeAttribute(parts.loadingLabel)}" aria-valuemin="0" aria-valuemax="100" hidden></div>
${parts.sprite}
${parts.before}
`
  const afterMain = `
${parts.after}
<div id="offline-notice" role="status" hidden>${escapeText(parts.offlineNotice)}</div>
<div id="announcer" class="visually-hidden" aria-live="polite"></div>
${parts.metaheads.body}
`
  const end = `</body>
</html>
`
  const html = joinedBytes([beforeMain, ...parts.main, afterMain, tags ? '' : end])
  if (!tags) return { html, ending: '', policy }
  return { html, ending: `${ownScript(assets, ` nonce="${NONCE_PLACE}"`)}\n${end}`, policy }
}

/** What tags of this page may use, and the script that brings the platform which asks for consent; null for a page without tags. */
function tagsOf({ tags, metaheads, measuring, oneTrust }: DocumentParts): { sources: DocumentParts['tags']; script: string } | null {
  if (!metaheads.hasTags && !measuring.tags && !oneTrust) return null
  return { sources: tags, script: oneTrust ? oneTrustScript(oneTrust) : '' }
}

/** The vendor's own code, without the wait of the parser. It calls the function when its banner is there. */
function oneTrustScript({ src, id }: OneTrustScript): string {
  const attributes = { src, type: 'text/javascript', charset: 'UTF-8', 'data-domain-script': id }
  return `function OptanonWrapper(){}${loaderOf(Object.entries(attributes))}`
}

/** Scripts give way to what is painted first. */
const LATER = ' fetchpriority="low"'

function ownScript({ script }: Assets, mark = ''): string {
  return `<script type="module" src="${script}"${LATER}${mark}></script>`
}

/** Where the start script ends the page, it is fetched from here on all the same. */
function links({ fonts }: DocumentParts, assets: Assets, isLast: boolean): string {
  return [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    isLast ? `<link rel="modulepreload" href="${assets.script}"${LATER}>` : ownScript(assets),
    ...assets.scriptPreloads.map((href) => `<link rel="modulepreload" href="${href}"${LATER}>`),
  ].join('\n')
}

function pageHead({ title, description, canonical, image, siteName, robots, alternates, schemas, hasMetaTags }: PageHead): string {
  const meta = (kind: 'name' | 'property', name: string, content: string | number | null | undefined) =>
    content ? `<meta ${kind}="${name}" content="${escapeAttribute(String(content))}" ${PAGE_HEAD}>` : ''
  if (!hasMetaTags) return meta('name', 'robots', robots)
  return [
    meta('name', 'description', description),
    meta('name', 'robots', robots),
    canonical ? `<link rel="canonical" href="${escapeAttribute(canonical)}" ${PAGE_HEAD}>` : '',
    ...alternates.map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeAttribute(href)}" ${PAGE_HEAD}>`),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'ar_AE'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image.url),
    meta('property', 'og:image:width', image.width),
    meta('property', 'og:image:height', image.height),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...schemas.map((schema) => `<script type="application/ld+json" ${PAGE_HEAD}>${safeJson(schema)}</script>`),
  ]
    .filter(Boolean)
    .join('\n')
}

/** What scripts need to know to measure, as data; nothing where only the usual is measured. */
function measuringElement({ tags, speed }: MeasuringConfig): string {
  if (!tags && speed === 'after_consent') return ''
  return `<script type="application/json" id="${MEASURING_ID}">${safeJson({ tags, speed })}</script>`
}
