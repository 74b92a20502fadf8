import type { ReactNode } from 'react'
import type { Condition } from '#block-engine/condition.ts'
import type { IslandTime } from '#block-engine/define-block.ts'
import type { Link } from '#fields/field-types.ts'
import type { ContentSettings, NavEntry, NavRow, Theme } from '#domains/content/index.ts'
import type { QuickActionSettings } from '#domains/quick-actions/index.ts'
import type { StockSettings } from '#domains/stock/index.ts'
import type { SettingsOf } from '#fields/settings/settings.ts'
import type { ReadOwnedWords } from '#kernel/words/words.ts'
import type { LinkView } from '#ui/link.tsx'
import type { ImageView } from '#ui/pictures/picture.tsx'

/**
 * Where a widget stands, in the order of the page: in its header, before or after its own content, in its footer, floating over it as an action, or
 * over all of it.
 */
export const widgetPlaces = ['header', 'before', 'after', 'footer', 'actions', 'over'] as const
export type WidgetPlace = (typeof widgetPlaces)[number]

export type WidgetDefinition = {
  /** The folder's name in snake_case. */
  symbol: string
  /** The site puts the widget there on every page. */
  place: WidgetPlace
  /** Widgets of one place stand in the order of these numbers; 0 without. */
  order?: number
  island: IslandTime
  /** Pages whose navigation is off do without it as well. */
  needsNavigation?: boolean
  /** How far from the view a `visible` one hydrates, in px, where the usual distance will not do. */
  nearPx?: number
}

/** What a widget may ask of the site when its props are made. Nothing of the visitor: a page is the same for everybody. */
export type WidgetContext = {
  /** The page's path without the language prefix. */
  path: string
  theme: Theme
  settings: ContentSettings & { stock: StockSettings; quickActions: QuickActionSettings }
  /** A widget's own: `settingsOf(readFooterSettings)`. */
  settingsOf: SettingsOf
  wordsOf: ReadOwnedWords
  navigation: readonly NavEntry[]
  navigationRows: readonly NavRow[]
  /** Pictures of navigation entries by entry id. */
  navigationImages: ReadonlyMap<number, ImageView>
  /** Whether visitors see what has this condition. */
  isMet: (condition: Condition) => boolean
  /** A link of the settings, ready to draw; null when it leads nowhere. Pages and files are named by their address there. */
  linkView: (link: Link) => LinkView | null
  /** The remote menu, sanitised; null when there is none or it could not be loaded. */
  remoteNavigation: string | null
}

/** One step of the way to a page by the menu; the page itself has no address. */
export type Crumb = { label: string; href: string | null }

/** What `props.server.ts` of a widget answers. The frame adds the id. */
export type WidgetAnswer<Props> = {
  /** Null draws nothing on this page. */
  props: Omit<Props, 'id'> | null
  /** The way to the page, of the widget that shows it: search engines are told as well, and anchors stop below it. */
  crumbs?: readonly Crumb[]
}

/**
 * What `browser.ts` and `after-interaction.ts` of a widget export as `start`: runs once, without React, with every page or with the first interaction
 * of a visitor. `onPage` calls back after each page that a navigation brought.
 */
export type WidgetScript = (onPage: (arrived: () => void) => void) => void

/** A part of every page: where it stands and when it hydrates. Its view, props, words and script are the files beside this one. */
export function defineWidget<const Definition extends WidgetDefinition>(definition: Definition): Definition {
  return definition
}

/** The view of a widget without its types: what the registry holds and the frame draws. */
export type AnyWidgetView = (props: { id: string }) => ReactNode

/** A widget as the registry has it. */
export type Widget = { definition: WidgetDefinition; load: (context: WidgetContext) => WidgetAnswer<object>; View: AnyWidgetView }

/** As they stand in their places; those with the same number as they come. */
export function inOrder(widgets: readonly Widget[]): Widget[] {
  return widgets.toSorted((one, other) => (one.definition.order ?? 0) - (other.definition.order ?? 0))
}
