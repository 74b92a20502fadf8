import type { ReactNode } from 'react'
import type { IslandTime } from '#block-engine/define-block.ts'
import type { MeasuredPage } from '#domains/analytics/index.ts'
import type { ContentSettings, SiteWords, Theme } from '#domains/content/index.ts'
import type { LeadIntake } from '#domains/leads/index.server.ts'
import type { FinanceSettings } from '#domains/finance/index.ts'
import type { MarketsSettings } from '#domains/markets/index.ts'
import type { GatewayName } from '#domains/payments/index.ts'
import type { PublishedStock, StockSettings, StockWords } from '#domains/stock/index.ts'
import type { SettingsOf } from '#fields/settings/settings.ts'
import type { ReadOwnedWords } from '#kernel/words/words.ts'
import type { Scope } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'

export type ScreenDefinition = {
  /** snake_case; its exports are `…Screen`, the parts of its view are named after it. */
  symbol: string
  /** Where it is, below `/ar/`; `:name` stands for one part of the path. Absent for a screen that stands in place of another page. */
  address?: string
  /** When its whole view hydrates. */
  island: IslandTime
  /** Parts of its view that hydrate by themselves: the folders in `parts/`, with the time of each. */
  parts?: Readonly<Record<string, IslandTime>>
  /** Visitors pay the site here: the page may load the fields of every provider that is set up. */
  takesPayments?: boolean
  /** Its address takes plain posts of at most so many bytes, which `receive.server.ts` answers. */
  receives?: { mostBytes: number }
  /** Further parts of the screen's cache key, in addition to path, theme and settings; absent for a screen that is never cached. */
  cache?: {
    /** What it is drawn anew with, as scopes of the bus; with the settings and words of the site in any case. */
    changesWith?: readonly Scope[]
    /** What the query of an address makes of the screen, in one form for all spellings; '' for what it is without one. */
    query?: (search: string, settings: ScreenSettings) => string
  }
}

/** The settings of the site and of the domains that screens ask. */
export type ScreenSettings = ContentSettings & { stock: StockSettings; finance: FinanceSettings; markets: MarketsSettings }

/** What a screen may ask of the site. Nothing of the visitor: a screen that is kept is the same for everybody. */
export type ScreenContext = {
  ctx: Ctx
  stock: PublishedStock
  settings: ScreenSettings
  /** A screen's own: `settingsOf(readMySettings)`. */
  settingsOf: SettingsOf
  /** The site's own words, and those of the stock; a screen reads its own by `wordsOf`. */
  words: SiteWords
  stockWords: StockWords
  wordsOf: ReadOwnedWords
  theme: Theme
  /** Origin of the site. */
  publicUrl: string
  /** Links in mails are signed with it. */
  secretKey: string
}

/** The address that led to a screen: its path below `/ar/` as it was asked for, the parts that its pattern names, and its query with the `?`. */
export type ScreenAddress<Posted = unknown> = {
  path: string
  params: Readonly<Record<string, string>>
  search: string
  /** What `receive.server.ts` leaves of a post that was not taken. */
  posted?: Posted
}

/** A plain post: its fields and files, and who sent it. */
export type ScreenPost = {
  /** Reads what was posted, so judge first whether it is wanted. Throws a fault for what is no form, or arrives too slowly. */
  readBody: () => Promise<FormData>
  /** `referrer` is the address of the page that it was sent from; '' unless that is one of the site. */
  sender: { address: string | null; referrer: string }
  /** What leads are taken with. */
  intake: () => Promise<LeadIntake>
}

/** What a plain post leads to: another page (303), or the screen again with what was posted. */
export type PostAnswer<Posted = unknown> =
  | { kind: 'leads_to'; location: string }
  | { kind: 'again'; status: 422 | 429 | 503; posted: Posted }
  | { kind: 'none' }

/** Props of a part of a view; `island: 'never'` where it has nothing to do this time. Null leaves the part out. */
export type PartAnswer = { props: object; island?: 'never' } | null

/** A screen to draw. */
export type ScreenPage<Props> = {
  kind: 'page'
  props: Omit<Props, 'id' | 'parts'>
  parts?: Readonly<Record<string, PartAnswer>>
  /** 200 without. */
  status?: 200 | 404 | 410
  title: string
  /** By which header and footer are chosen. */
  path: string
  description?: string
  imageId?: string
  canonicalUrl?: string
  /** Whether search engines may list it; they may not without. */
  isIndexed?: boolean
  /** JSON-LD objects in addition to the breadcrumbs. */
  schemas?: readonly unknown[]
  /** The way to it for search engines, from home to itself, where the menu knows none. */
  crumbs?: readonly { label: string; href: string | null }[]
  /** Providers whose fields it loads for payments that are not the site's own, such as those of a service that has an account there. */
  paysBy?: readonly GatewayName[]
  /** It can show a map of the service of the settings. */
  canShowMap?: boolean
  /** Something of it could not be had: it is served and not kept. */
  isIncomplete?: boolean
  /** The vehicles that it shows, where only their changes concern it. */
  vehicles?: readonly number[]
  /** The vehicle that the page sells, as analytics tells it. */
  sale?: MeasuredPage['sale']
  /** When it has to be drawn anew although nothing was changed. */
  until?: Date | null
}

/**
 * What `load.server.ts` of a screen answers: the screen; where it has moved, as a path with its query; another screen, by symbol; or that the address
 * is not one of its own.
 */
export type ScreenAnswer<Props> =
  | ScreenPage<Props>
  | { kind: 'moved'; location: string }
  | { kind: 'instead'; screen: string; input: unknown }
  | { kind: 'none' }

/** Markup of the parts by name, for the view to place; null for one that is left out. */
export type ScreenParts<Definition extends ScreenDefinition> = Readonly<Record<keyof NonNullable<Definition['parts']>, ReactNode>>

/** A screen as the registry has it: `Input` is an address, or what the one who shows it says. */
export type Screen<Input = never> = {
  definition: ScreenDefinition
  load: (context: ScreenContext, input: Input) => ScreenAnswer<object> | Promise<ScreenAnswer<object>>
  View: AnyScreenView
  parts: Readonly<Record<string, AnyScreenView>>
  receive?: (context: ScreenContext, address: ScreenAddress, post: ScreenPost) => Promise<PostAnswer>
}

/** A view without its types: what is drawn. */
export type AnyScreenView = (props: { id: string }) => ReactNode

/** A page that is not made of blocks. Its data, view, words and parts are the files beside this one. */
export function defineScreen<const Definition extends ScreenDefinition>(definition: Definition): Definition {
  return definition
}
