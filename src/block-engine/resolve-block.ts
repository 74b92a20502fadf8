import { readJson } from '#kernel/json/json.ts'
import type { Logger } from '#kernel/log.ts'
import { isWithinDays, type DayRange } from '#kernel/schedule.ts'
import { anchorOf } from './anchor.ts'
import { type Condition, CONDITION, conditionOf } from './condition.ts'
import type { Block } from './define-block.ts'
import { defaultWordKey } from './block-words.ts'
import type { Button, FieldDef, HtmlField, ImageField, JsonField, Link, Size, TextField } from '#fields/field-types.ts'
import { pictureOf } from './stored/listed-pictures.ts'
import type { StoredBlock } from './stored/stored-block.ts'
import { isPlainlyValid, valueSchema } from './stored/value-schema.ts'
import type { ButtonView, FrameView, ImageView, LinkView } from './view-values.ts'
import { readYouTubeId } from './youtube.ts'

/** What turns stored references into things a view can draw. `now` decides schedules, in the site's time zone. */
export type Resolver = {
  image: (id: number, alt: string | undefined, sizes: readonly Size[]) => ImageView | null
  link: (link: Link) => LinkView | null
  button: (button: Button) => ButtonView | null
  word: (key: string, english: string, arabic: string) => string
  now: Date
  timeZone: string
  /** Whether visitors see what has this condition. Left out, everything is drawn. */
  isMet?: (condition: Condition) => boolean
  log: Logger
}

/** A block ready for its view, without `data` and `isEager`, which the page adds. */
export type ResolvedBlock = {
  id: string
  symbol: string
  anchor: string | undefined
  values: Record<string, unknown>
  groups: ({ id: string } & Record<string, unknown>)[]
  words: Record<string, string>
}

/** Completes and resolves a stored block (defaults, pictures, links, JSON, schedule); null when its schedule hides it (B-142). */
export function resolveBlock(storedBlock: StoredBlock, block: Block, resolver: Resolver): ResolvedBlock | null {
  if (!isShownNow(storedBlock.fields, block.fields, resolver)) return null
  const place = block.symbol
  const groupFields = block.groups?.fields ?? []
  const values = resolveValues(storedBlock.fields, block.fields, resolver, place, storedBlock.fields)
  const groups = activeGroups(storedBlock)
    .filter((group) => isShownNow(group.fields, groupFields, resolver))
    .filter((group) => drawsUnmet(groupFields) || !unmetCondition(group.fields, resolver, place))
    .map((group) => ({ ...resolveValues(group.fields, groupFields, resolver, place, values), id: group.id }))
  const words = Object.entries(block.words ?? {}).map(([key, [english, arabic]]) => [key, resolver.word(`${block.symbol}.${key}`, english, arabic)])
  return {
    id: storedBlock.id,
    symbol: block.symbol,
    anchor: block.anchor === false ? undefined : anchorOf(storedBlock.fields.block_scroll_id),
    values,
    groups: groups.slice(0, block.groups?.shown),
    words: Object.fromEntries(words),
  }
}

/** The groups that are shown, in their stored order. */
export function activeGroups({ groups, positions, active_positions }: StoredBlock) {
  const active = new Set(active_positions)
  const byId = new Map(groups.map((group) => [group.id, group]))
  return positions.flatMap((id) => (active.has(id) ? (byId.get(id) ?? []) : []))
}

/** Every date range of a block that moves it on or off the page; a cached page may not outlive the next of them. */
export function schedulesOf(block: StoredBlock): DayRange[] {
  return [block.fields, ...block.groups.map(({ fields }) => fields)].flatMap(({ offer_schedule }) => {
    const range = offer_schedule as DayRange | null | undefined
    return range?.from && range.to ? [range] : []
  })
}

function isShownNow(values: Record<string, unknown>, fields: readonly FieldDef[], { now, timeZone }: Resolver): boolean {
  const schedule = fields.find(({ symbol, field_type }) => symbol === 'offer_schedule' && field_type === 'DateRange')
  const range = schedule && (values.offer_schedule as DayRange | null | undefined)
  return range ? isWithinDays(now, range, timeZone) : true
}

/** The condition that hides a block or an item from visitors now; null when they see it. */
export function unmetCondition(values: Values, { isMet, log }: Pick<Resolver, 'isMet' | 'log'>, place: string): Condition | null {
  const condition = isMet ? conditionOf(values, { log, place }) : null
  return condition && isMet?.(condition) === false ? condition : null
}

/** Every condition of a block and of its items. */
export function conditionsOf(block: StoredBlock, log: Logger): Condition[] {
  return [block.fields, ...block.groups.map(({ fields }) => fields)].flatMap((values) => conditionOf(values, { log, place: block.template }) ?? [])
}

/** The condition with the address of its fallback as links of the site have it; without the link when it leads nowhere. */
function reachable({ fallback, ...condition }: Condition, { link: view }: Resolver): Condition {
  if (!fallback?.link) return { ...condition, fallback }
  const { link, ...rest } = fallback
  const href = view(link)?.href
  return { ...condition, fallback: href ? { ...rest, link: { ...link, url: href } } : rest }
}

/** Whether the views of items draw what is not shown, with what stands in its place. */
function drawsUnmet(fields: readonly FieldDef[]): boolean {
  return fields.some(({ symbol }) => symbol === CONDITION)
}

type Values = Record<string, unknown>

/** `own` are the block's values, on which the sizes of its pictures may depend. */
function resolveValues(values: Values, fields: readonly FieldDef[], resolver: Resolver, place: string, own: Values): Values {
  const drawnFields = fields.filter(({ field_type }) => field_type !== 'Separator')
  return Object.fromEntries(drawnFields.map((field) => [field.symbol, resolveValue(values[field.symbol], field, resolver, place, own)]))
}

function resolveValue(storedValue: unknown, field: FieldDef, resolver: Resolver, place: string, own: Values): unknown {
  const value = acceptedValue(storedValue, field, resolver.log, place)
  switch (field.field_type) {
    case 'Image': {
      const image = value as { id: number; alt?: string } | null
      return image && resolver.image(image.id, image.alt, sizesOf(field, own))
    }
    case 'Link':
      return value ? resolver.link(value as Link) : null
    case 'LinksCollection':
      return ((value ?? []) as Button[]).flatMap((button) => resolver.button(button) ?? [])
    case 'YouTube video':
      return readYouTubeId(String(value ?? '')) ?? ''
    case 'String':
    case 'Text':
    case 'Icon':
      return textOf(value, field, resolver)
    case 'Bool':
      return value ?? false
    case 'Json':
      if (field.symbol === CONDITION) return value && resolver.isMet?.(value as Condition) === false ? reachable(value as Condition, resolver) : null
      return field.pictures ? (value as unknown[]).map((entry) => withPicture(entry, field, resolver)) : value
    case 'Markdown':
      return field.format === 'html' ? textOf(value, field, resolver) : (value ?? null)
    default:
      return value ?? null
  }
}

/** A default that has an Arabic one is a word of the site, which staff may change for all blocks at once. */
function textOf(value: unknown, { symbol, default: english, arabic }: TextField | HtmlField, { word }: Resolver): unknown {
  return arabic && english && value === english ? word(defaultWordKey(symbol), english, arabic) : (value ?? '')
}

/** An entry of a list of pictures, or of objects that name one each. */
function withPicture(entry: unknown, field: JsonField, { image }: Resolver): unknown {
  const { id, alt } = pictureOf(entry, field)
  const picture = id === null ? null : image(id, alt, field.pictures ?? [])
  return field.picturesIn === undefined ? frameOf(picture) : { ...(entry as object), [field.picturesIn]: picture }
}

/** A deleted picture leaves a null, so that the pictures after it keep their positions. */
function frameOf(image: ImageView | null): FrameView | null {
  return image && { src: image.src, srcset: image.srcset }
}

function sizesOf({ sizes, sizesBy }: ImageField, own: Values): readonly Size[] {
  return sizesBy?.sizes[String(own[sizesBy.symbol])] ?? sizes
}

/** The stored value when it fits its field, otherwise the field's default; what is wrong is logged, never thrown (B-289, A-259). */
function acceptedValue(storedValue: unknown, field: FieldDef, log: Logger, place: string): unknown {
  if (storedValue === undefined || storedValue === null) return field.default ?? null
  if (isPlainlyValid(storedValue, field)) return storedValue
  const isJson = 'format' in field && field.format === 'json'
  const name = `${place}.${field.symbol}`
  const json = isJson && typeof storedValue === 'string' ? readJson(storedValue) : undefined
  const value = json ? (json.ok ? json.value : undefined) : storedValue
  const result = valueSchema(field).safeParse(value)
  if (result.success && value !== undefined) return result.data
  log.error(isJson ? `Invalid JSON in ${name}` : `Invalid value in ${name}`)
  return field.default ?? null
}
