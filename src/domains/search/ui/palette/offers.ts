import { may } from '#domains/accounts/index.ts'
import { foldArabic } from '#kernel/arabic.ts'
import type { Staff } from '#kernel/staff.ts'
import { type Language, wordIn, type WordPair } from '#kernel/words/words.ts'
import { type FoundKind, foundKinds, type FoundRecord } from '../../found-record.ts'
import { adminScreens } from './admin-screens.gen.ts'
import { paletteWords } from './words.ts'

/** Something that the application does by itself. `keys` are those that do it without the palette, as they are printed. */
export type PaletteAction = { id: string; label: string; keys?: readonly string[]; run: () => void }

/** A line of the palette: it leads to an address of the site, or does something. */
export type Offer = { id: string; title: string; about: string; code: string; keys: readonly string[] } & ({ href: string } | { run: () => void })
export type OfferGroup = { kind: FoundKind | 'action' | 'screen'; offers: readonly Offer[] }

/** Where a record is opened. */
const places: Readonly<Record<FoundKind, (id: string) => string>> = {
  page: (id) => `/ar/cms?page=${id}`,
  vehicle: (id) => `/ar/admin/vehicles/${id}`,
  customer: (id) => `/ar/admin/customers/${id}`,
  order: (id) => `/ar/admin/orders/${id}`,
  lead: (id) => `/ar/admin/leads/${id}`,
  user: (id) => `/ar/admin/users/${id}`,
  setting: (id) => `/ar/admin/setting_definitions/${encodeURIComponent(id)}`,
}
/** Screens for something new that typed text finds; unasked they would hide the others. */
const MOST_SCREENS = 8

type Wish = { text: string; language: Language; staff: Staff; actions: readonly PaletteAction[]; records: readonly FoundRecord[] }

/**
 * What the palette offers for a text: the actions and screens that have each of its words, in whatever language they are written, then the records that the
 * server found. Without a text it is every action and screen.
 */
export function offersFor({ text, language, staff, actions, records }: Wish): OfferGroup[] {
  const words = foldArabic(text).split(' ').filter(Boolean)
  const has = (...names: string[]) => {
    const folded = foldArabic(names.join(' '))
    return words.every((word) => folded.includes(word))
  }
  const bare = { about: '', code: '', keys: [] }
  const done: Offer[] = actions
    .filter(({ label }) => has(label))
    .map(({ id, label, keys = [], run }) => ({ ...bare, id: `action-${id}`, title: label, keys, run }))
  const inLanguage = ([english, arabic]: WordPair) => (language === 'ar' ? arabic : english)
  const visible = adminScreens.filter(({ read }) => may(staff, read))
  const overview: Offer[] = has(...paletteWords.overview)
    ? [{ ...bare, id: 'screen-', title: wordIn(language, paletteWords, 'overview'), href: '/ar/admin' }]
    : []
  const lists = visible
    .filter(({ many }) => has(...many))
    .map(({ name, many }): Offer => ({ ...bare, id: `screen-${name}`, title: inLanguage(many), href: `/ar/admin/${name}` }))
  const creations = visible
    .filter(({ creates, write, one }) => words.length > 0 && creates && may(staff, write) && has(...one, ...paletteWords.create))
    .map(({ name, one }): Offer => {
      return { ...bare, id: `create-${name}`, title: wordIn(language, paletteWords, 'create', { one: inLanguage(one) }), href: `/ar/admin/${name}/create` }
    })
  const screens = [...overview, ...lists, ...creations]
  const offerGroups = foundKinds.map((kind): OfferGroup => {
    const own = records.filter((record) => record.kind === kind)
    return { kind, offers: own.map(({ id, ...record }) => ({ ...record, keys: [], id: `${kind}-${id}`, href: places[kind](id) })) }
  })
  const groups: OfferGroup[] = [
    { kind: 'action', offers: done },
    { kind: 'screen', offers: words.length === 0 ? screens : screens.slice(0, MOST_SCREENS) },
  ]
  // Whoever types a number or a name looks for a record; a screen is found by its name.
  return (words.length === 0 ? groups : [...groups, ...offerGroups]).filter(({ offers }) => offers.length > 0)
}
