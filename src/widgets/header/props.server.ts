import { byName } from '#kernel/by-name.ts'
import { type Breadcrumb, breadcrumbsForPath, type NavEntry, navigationVariant, pageHref, settingHref } from '#domains/content/index.ts'
import { parseFeatures } from '#domains/stock/index.ts'
import type { WidgetAnswer, WidgetContext } from '../define-widget.ts'
import type { HeaderEntry, HeaderProps } from './props.ts'
import { markOfPage, nameOfMaker } from '../page-mark.server.ts'
import { headerWords } from './words.ts'

/** The header of a page: by its path what is hidden or shown of it, by its theme the brand, by the menu the way to the page. */
export function load(context: WidgetContext): WidgetAnswer<HeaderProps> {
  const { path, theme, settings } = context
  const words = context.wordsOf(headerWords)
  const variant = navigationVariant({ path, theme, settings })
  const crumbs = crumbsOf(context, words.home)
  if (variant === 'hidden') return { props: null, crumbs }
  const { homepage, mark } = markOfPage({ path, theme, settings })
  const families: Readonly<Record<string, string>> = byName({ 'range-rover': words.range_rover, defender: words.defender, discovery: words.discovery })
  const props = {
    variant,
    brand: nameOfMaker(mark, settings) ?? families[mark] ?? '',
    logo: mark,
    home: pageHref(homepage.replace(/^\/+/, '')),
    entries: context.navigation.map((entry) => headerEntry(entry, context)),
    remoteMarkup: context.remoteNavigation,
    crumbs,
    searchHref: settings.searchHref,
    savedHref: savedHrefOf(context),
    words,
  }
  return { props, crumbs }
}

/** The list of saved vehicles: a view of our stock locator, while the feature is on (C-375); null otherwise. */
function savedHrefOf({ settings: { stock } }: WidgetContext): string | null {
  const href = settingHref(stock.page)
  if (!href.startsWith('/') || !parseFeatures(stock.additionalFeatures).has('display_selected_vehicles')) return null
  return `${href}${href.includes('?') ? '&' : '?'}_saved=1`
}

/** The way to a page by the menu, from home; the page itself is its last step. None on the home page and on pages outside the menu. */
function crumbsOf({ path, navigationRows }: WidgetContext, home: string): Breadcrumb[] {
  const way = path === '' ? [] : breadcrumbsForPath(navigationRows, path)
  if (way.length === 0) return []
  const own = way.at(-1)
  return [{ id: 0, label: home, href: pageHref('') }, ...way.slice(0, -1), { id: own?.id ?? 0, label: own?.label ?? '', href: null }]
}

function headerEntry({ id, label, href, children }: NavEntry, context: WidgetContext): HeaderEntry {
  return { id, label, href, image: context.navigationImages.get(id) ?? null, children: children.map((child) => headerEntry(child, context)) }
}
