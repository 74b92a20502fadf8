import { createHash } from 'node:crypto'
import type { Theme } from '#domains/content/index.ts'
import { KEY, PLACE } from '#ui/page-protocol.ts'
import { type Crumb, type WidgetPlace, widgetPlaces } from '#widgets/define-widget.ts'
import { widgets } from '#widgets/widgets.gen.server.ts'
import { widgetSymbol } from '../assets/assets.ts'
import { drawView } from './draw-view.server.tsx'
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

type Place = { path: string; theme: Theme; site: SiteContent }
type Drawn = { place: WidgetPlace; html: string; symbol: string; crumbs: readonly Crumb[] }

const elements: Record<WidgetPlace, string> = { header: 'header', before: 'div', after: 'div', footer: 'footer', over: 'div' }
/** The content of the page follows this one. */
const LAST_BEFORE: WidgetPlace = 'before'

const frames = new WeakMap<SiteContent, Map<string, Frame>>()

/** Renders the widgets of a page once, and again when the site's content changes. */
export function renderFrame({ path, theme, site }: Place): Frame {
  const known = frames.get(site) ?? new Map<string, Frame>()
  frames.set(site, known)
  const key = `${theme}|${path}`
  const frame = known.get(key) ?? drawFrame({ path, theme, site })
  known.set(key, frame)
  return frame
}

function drawFrame(place: Place): Frame {
  const drawn = widgets.map((widget) => drawWidget(widget, place))
  const shown = drawn.filter(({ html }) => html !== '')
  const split = widgetPlaces.indexOf(LAST_BEFORE) + 1
  const crumbs = drawn.find((widget) => widget.crumbs.length > 0)
  return {
    before: drawPlaces(widgetPlaces.slice(0, split), shown),
    after: drawPlaces(widgetPlaces.slice(split), shown),
    symbols: shown.map(({ symbol }) => symbol),
    crumbs: crumbs?.crumbs ?? [],
    hasBreadcrumbs: crumbs !== undefined && crumbs.html !== '',
  }
}

function drawWidget({ definition, load, View }: (typeof widgets)[number], { path, theme, site }: Place): Drawn {
  const { place, island, nearPx } = definition
  const symbol = widgetSymbol(definition.symbol)
  const { settings, settingsOf, wordsOf, navigation, navigationRows, navigationImages, remoteNavigation } = site
  const { props, crumbs = [] } = load({ path, theme, settings, settingsOf, wordsOf, navigation, navigationRows, navigationImages, remoteNavigation })
  const html = props === null ? '' : drawView(View, { ...props, id: definition.symbol }, { symbol, island, nearPx }).html
  return { place, html, symbol, crumbs }
}

/** Wraps each non-empty place in an element with a digest of its content, so that a navigation keeps unchanged places. */
function drawPlaces(places: readonly WidgetPlace[], drawn: readonly Drawn[]): string {
  return places
    .map((name) => {
      const html = drawn.map((widget) => (widget.place === name ? widget.html : '')).join('')
      if (html === '') return ''
      const digest = createHash('sha256').update(html).digest('base64url').slice(0, 10)
      return `<${elements[name]} ${PLACE}="${name}" ${KEY}="${digest}">${html}</${elements[name]}>`
    })
    .filter(Boolean)
    .join('\n')
}
