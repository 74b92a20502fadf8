import { createHash } from 'node:crypto'
import type { Condition } from '#block-engine/condition.ts'
import { type LinkLookups, linkView, navigationVariant, pageHref, type Theme } from '#domains/content/index.ts'
import type { SettledConditions } from '#domains/dynamic-content/index.server.ts'
import { conditionsOfItems } from '#domains/quick-actions/index.ts'
import { KEY, PLACE } from '#ui/page-protocol.ts'
import { type Crumb, type WidgetContext, type WidgetPlace, widgetPlaces } from '#widgets/define-widget.ts'
import { widgets } from '#widgets/widgets.gen.server.ts'
import { widgetSymbol } from '../assets/assets.ts'
import { drawView } from './draw-view.server.tsx'
import { enquiriesOf } from './enquiry-links.ts'
import type { SiteContent } from './site-content.server.ts'

/** The markup before and after the page's own content. */
export type Frame = {
  before: string
  after: string
  /** Symbols of the rendered widgets. */
  symbols: readonly string[]
  /** The page's path through the menu, and whether the page shows it. */
  crumbs: readonly Crumb[]
  hasBreadcrumbs: boolean
}

/** `instead` has markup of the page's own blocks that takes the place of widgets, by their symbols; `judge` decides conditions of widgets. */
type Place = {
  path: string
  theme: Theme
  site: SiteContent
  publicUrl: string
  instead: ReadonlyMap<string, string>
  judge: SettledConditions['judge']
}
type DrawnWidget = { place: WidgetPlace; html: string; symbol: string; crumbs: readonly Crumb[] }

const elements: Record<WidgetPlace, string> = { header: 'header', before: 'div', after: 'div', footer: 'footer', actions: 'div', over: 'div' }
/** The content of the page follows this one. */
const LAST_BEFORE: WidgetPlace = 'before'

const frames = new WeakMap<SiteContent, Map<string, Frame>>()

/** Renders the widgets of a page once, and again when the site's content changes. */
export function renderFrame(place: Place): Frame {
  const { path, theme, site, instead, judge } = place
  const framesOfSite = frames.get(site) ?? new Map<string, Frame>()
  frames.set(site, framesOfSite)
  const verdicts = widgetConditions(site).map((condition) => judge(condition).isShown)
  const key = JSON.stringify([theme, path, verdicts, ...instead])
  const frame = framesOfSite.get(key) ?? drawFrame(place)
  framesOfSite.set(key, frame)
  return frame
}

/** The conditions in what all pages share. */
export function widgetConditions({ settings }: Pick<SiteContent, 'settings'>): Condition[] {
  return conditionsOfItems(settings.quickActions.floatingAction?.items ?? [])
}

function drawFrame(place: Place): Frame {
  const drawnWidgets = widgets.map((widget) => drawWidget(widget, place))
  const visibleWidgets = drawnWidgets.filter(({ html }) => html !== '')
  const split = widgetPlaces.indexOf(LAST_BEFORE) + 1
  const crumbs = drawnWidgets.find((widget) => widget.crumbs.length > 0)
  return {
    before: drawPlaces(widgetPlaces.slice(0, split), visibleWidgets),
    after: drawPlaces(widgetPlaces.slice(split), visibleWidgets),
    symbols: visibleWidgets.map(({ symbol }) => symbol),
    crumbs: crumbs?.crumbs ?? [],
    hasBreadcrumbs: crumbs !== undefined && crumbs.html !== '',
  }
}

function drawWidget({ definition, load, View }: (typeof widgets)[number], place: Place): DrawnWidget {
  const { path, theme, site, instead } = place
  const symbol = widgetSymbol(definition.symbol)
  const base = { place: definition.place, symbol }
  if (definition.needsNavigation && navigationVariant({ path, theme, settings: site.settings }) === 'hidden') return { ...base, html: '', crumbs: [] }
  const own = instead.get(definition.symbol)
  if (own !== undefined) return { ...base, html: own, crumbs: [] }
  const { props, crumbs = [] } = load(contextOf(place))
  const { island, nearPx } = definition
  const html = props === null ? '' : drawView(View, { ...props, id: definition.symbol }, { symbol, island, nearPx }).html
  return { ...base, html, crumbs }
}

function contextOf({ path, theme, site, publicUrl, judge }: Place): WidgetContext {
  const { settings, settingsOf, wordsOf, navigation, navigationRows, navigationImages, remoteNavigation } = site
  const lookups: LinkLookups = {
    predefinedLinks: settings.predefinedLinks,
    findPagePath: () => null,
    findFileName: () => null,
    findEnquiry: enquiriesOf(site, { title: '', url: publicUrl + pageHref(path), path }),
  }
  const shared = { settings, settingsOf, wordsOf, navigation, navigationRows, navigationImages, remoteNavigation }
  return { path, theme, ...shared, isMet: (condition) => judge(condition).isShown, linkView: (link) => linkView(link, lookups) }
}

/** Wraps each non-empty place in an element with a digest of its content, so that a navigation keeps unchanged places. */
function drawPlaces(places: readonly WidgetPlace[], drawnWidgets: readonly DrawnWidget[]): string {
  return places
    .map((name) => {
      const html = drawnWidgets.map((widget) => (widget.place === name ? widget.html : '')).join('')
      if (html === '') return ''
      const digest = createHash('sha256').update(html).digest('base64url').slice(0, 10)
      return `<${elements[name]} ${PLACE}="${name}" ${KEY}="${digest}">${html}</${elements[name]}>`
    })
    .filter(Boolean)
    .join('\n')
}
