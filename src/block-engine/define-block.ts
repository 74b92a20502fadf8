import type { ReactNode } from 'react'
import type { Words } from '#kernel/words/words.ts'
import type { Need } from './block-needs.ts'
import type { FieldDef, Label, TextField } from '#fields/field-types.ts'
import type { ViewValues } from './view-values.ts'

/** The picker's headings (B-344). */
export const blockGroups = ['Content', 'Advanced', 'Hero', 'Specials', 'Stock Locator', 'New Blocks Versions'] as const
export type BlockGroup = (typeof blockGroups)[number]

/** When a React root is created: never, without an interaction, or after it: near the viewport, when the browser is idle, or when a visitor turns to it. */
export type IslandTime = 'never' | 'load' | 'visible' | 'idle' | 'touch'

export type Stage = { name: Label; query: Readonly<Record<string, string | readonly string[]>> }

export type BlockDefinition = {
  /** snake_case name of the specification. */
  symbol: string
  /** What editors call it. */
  name: Label
  /** What it is and does, for developers. */
  description: string
  /** One line for editors. */
  short_description: Label
  /** Other words under which editors look for it, in both languages, where its name and its line have none of them. */
  search?: readonly string[]
  group: BlockGroup
  /** Higher comes first inside its group. */
  list_priority?: number
  /** Not offered in the picker; instances that exist still render (B-122). */
  hidden?: boolean
  /** Raised when stored values change shape; `upgrades.ts` then says how. */
  version: number
  island: IslandTime
  fields: readonly FieldDef[]
  groups?: {
    /** Most groups stored (B-120); absent means no limit. */
    max?: number
    /** Most groups drawn, where fewer are drawn than stored (B-300). */
    shown?: number
    /**
     * Groups are points on a picture of the block: its field, and their fields with per cent from its left and its upper edge. Editors place them on
     * the picture.
     */
    pins?: { picture: string; x: string; y: string }
    fields: readonly FieldDef[]
  }
  /** What the block says; staff may change both languages of it. */
  words?: Words
  /** The block owns the next blocks of its page: how many each of its groups takes (section tabs, B-219). */
  owns?: { countField: string }
  /** The widget whose place it takes on its page, instead of standing among the other blocks (C-116). */
  replaces?: string
  /** The one template without an anchor of its own (B-011). */
  anchor?: false
  /** Parameters of the page's address that its loader reads, without `[]`; true for all of them. Each value is a page of its own in the cache. */
  readsQuery?: readonly string[] | true
  /** Fields of a plain post to its page that its loader reads: how the block answers without a script. The page is then drawn for that visitor alone. */
  readsPost?: readonly string[]
  /** What visitors come to after the first state of the block, each by the query that leads there: editors look at them on the canvas. */
  stages?: readonly Stage[]
  /** What domains give its loader. Its pages are drawn anew when what is behind it changes. */
  needs?: readonly Need[]
}

const blockScrollId = {
  symbol: 'block_scroll_id',
  label: ['Block Scroll ID', 'معرّف موضع المكوّن'],
  hint: ['Used in links that lead to this place, such as #offers.', 'يُستخدم في الروابط التي تقود إلى هذا الموضع، مثل #offers.'],
  field_type: 'String',
  default: '',
  max: 80,
} as const satisfies TextField

type ScrollId = typeof blockScrollId
type WithAnchor<D extends BlockDefinition> = D extends { anchor: false } ? D['fields'] : readonly [ScrollId, ...D['fields']]

export type Block<D extends BlockDefinition = BlockDefinition> = Omit<D, 'fields'> & { fields: WithAnchor<D> }

/**
 * The one definition of a block template: types of its props, validation, defaults, descriptor, reference page and contract
 * test derive from it. Adds `block_scroll_id` as the first field, except where `anchor` is false (B-010, B-011).
 */
export function defineBlock<const D extends BlockDefinition>(definition: D): Block<D> {
  const fields = definition.anchor === false ? definition.fields : [blockScrollId, ...definition.fields]
  return { ...definition, fields } as unknown as Block<D>
}

type GroupFields<B> = B extends { groups: { fields: infer L extends readonly FieldDef[] } } ? L : readonly []
type WordsOf<B> = B extends { words: infer W extends Words } ? { readonly [K in keyof W]: string } : Record<never, string>

/**
 * What a view receives. `id` is unique on the page, `anchor` the slugged block_scroll_id (B-012), `isEager` true for the
 * first two blocks of a page, `data` what `data.server.ts` loaded.
 */
export type ViewProps<B extends { fields: readonly FieldDef[] }, Data = undefined> = {
  id: string
  anchor: string | undefined
  isEager: boolean
  values: ViewValues<B['fields']>
  groups: readonly (ViewValues<GroupFields<B>> & { readonly id: string })[]
  words: WordsOf<B>
  data: Data
}

/** A view seen without its block's types: what the registry holds and the renderer calls. */
export type AnyView = (props: ViewProps<{ fields: readonly FieldDef[] }, unknown>) => ReactNode

/** A named sample of stored values: picker preview, tests, gallery page. The first is what a new block starts with (B-116). */
export type Example = {
  name: string
  fields: Record<string, unknown>
  groups?: readonly Record<string, unknown>[]
  /** Stored blocks that follow it, for a block that owns others. */
  owned?: readonly { template: string; fields: Record<string, unknown> }[]
}
