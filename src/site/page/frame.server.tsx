import { renderToString } from 'react-dom/server'
import {
  brandName,
  buttonView,
  breadcrumbsForPath,
  type Breadcrumb,
  logoFor,
  navigationVariant,
  type NavEntry,
  type LinkLookups,
  pageHref,
  type Theme,
} from '#domains/content/index.ts'
import { parseFeatures } from '#domains/stock/index.ts'
import { Footer, type FooterProps, finderWords, footerWords, Header, type HeaderEntry, headerWords } from '#widgets/views.gen.ts'
import { widgetSymbol } from '../assets/assets.ts'
import { KEY } from '#ui/page-protocol.ts'
import { drawView } from './draw-view.server.tsx'
import { escapeAttribute } from './markup.ts'
import type { SiteContent } from './site-content.server.ts'
import { stockHref } from './stock-href.ts'

/** What stands around the page's own content. */
export type Frame = { header: string; footer: string; symbols: readonly string[]; crumbs: readonly Breadcrumb[] }

type Place = { path: string; theme: Theme; site: SiteContent }

const FOOTER_ID = 'footer'
const noLookups: LinkLookups = { predefinedLinks: [], findPagePath: () => null, findFileName: () => null }

const frames = new WeakMap<SiteContent, Map<string, Frame>>()

/** Header and footer of a page: drawn once, and again when the site's content changes. */
export function renderFrame({ path, theme, site }: Place): Frame {
  const known = frames.get(site) ?? new Map<string, Frame>()
  frames.set(site, known)
  const key = `${theme}|${path}`
  const frame = known.get(key) ?? drawFrame({ path, theme, site })
  known.set(key, frame)
  return frame
}

/** Both parts name in `data-key` all that they depend on, so that a client-side navigation keeps them when it can. */
function drawFrame({ path, theme, site }: Place): Frame {
  const { settings } = site
  const variant = navigationVariant({ path, theme, settings })
  const { homepage, logo } = logoFor(path, { logos: settings.logos, theme })
  const crumbs = crumbsOf(path, site)
  const brand = brandName(theme, settings)
  const savedHref = savedHrefOf(site)
  const headerKey = [variant, logo, theme, settings.area, savedHref, crumbs.map(({ label }) => label).join('/')].join('|')
  const header =
    variant === 'hidden'
      ? ''
      : renderToString(
          <Header
            variant={variant}
            brand={brand}
            logo={logo}
            home={pageHref(homepage.replace(/^\/+/, ''))}
            entries={site.navigation.map((entry) => headerEntry(entry, site))}
            remoteMarkup={site.remoteNavigation}
            crumbs={crumbs}
            retailer={null}
            savedHref={savedHref}
            words={site.wordsOf(headerWords)}
          />,
        )
  return {
    header: header && `<header ${KEY}="${escapeAttribute(headerKey)}">${header}</header>`,
    footer: drawFooter(`${theme}|${logo}`, footerProps(brand, logo, site)),
    symbols: [widgetSymbol('header'), widgetSymbol('footer')],
    crumbs,
  }
}

/** The list of saved vehicles: a view of our stock locator, while the feature is on (C-375); null otherwise. */
function savedHrefOf({ settings: { stock } }: SiteContent): string | null {
  const href = stockHref(stock.page)
  if (!href.startsWith('/') || !parseFeatures(stock.additionalFeatures).has('display_selected_vehicles')) return null
  return `${href}${href.includes('?') ? '&' : '?'}_saved=1`
}

/** The way to a page by the menu, from home; the page itself is its last step. None on the home page and on pages outside the menu. */
function crumbsOf(path: string, { navigationRows, wordsOf }: SiteContent): Breadcrumb[] {
  const way = path === '' ? [] : breadcrumbsForPath(navigationRows, path)
  if (way.length === 0) return []
  const own = way.at(-1)
  return [{ id: 0, label: wordsOf(headerWords).home, href: pageHref('') }, ...way.slice(0, -1), { id: own?.id ?? 0, label: own?.label ?? '', href: null }]
}

function headerEntry({ id, label, href, children }: NavEntry, site: SiteContent): HeaderEntry {
  return { id, label, href, image: site.navigationImages.get(id) ?? null, children: children.map((child) => headerEntry(child, site)) }
}

function drawFooter(key: string, props: FooterProps): string {
  const { html } = drawView(Footer, props, { symbol: widgetSymbol('footer'), island: 'visible', nearPx: 100 })
  return `<footer ${KEY}="${escapeAttribute(key)}">${html}</footer>`
}

function footerProps(brand: string, logo: string, site: SiteContent): FooterProps {
  const { footer } = site.settings
  const views = (buttons: typeof footer.socialLinks) => buttons.flatMap((button) => buttonView(button, noLookups) ?? [])
  return {
    id: FOOTER_ID,
    brand,
    logo,
    columns: footer.columns.map(({ heading, links }) => ({ heading, links: views(links) })),
    socialLinks: views(footer.socialLinks),
    legalLinks: views(footer.legalLinks),
    legalText: footer.legalText,
    contact: footer.contact,
    finder: footer.finderSettingsUrl ? { settingsUrl: footer.finderSettingsUrl, words: site.wordsOf(finderWords) } : null,
    words: site.wordsOf(footerWords),
  }
}
