import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { findFeedField, neededFields } from './mapping/feed-fields.ts'
import { parseSchedule } from './feed-schedule.ts'

export const feedFormats = ['csv', 'json', 'xml'] as const
export const feedSources = ['upload', 'url'] as const
export const feedEncodings = ['auto', 'utf-8', 'utf-16le', 'windows-1256', 'windows-1252'] as const
export type FeedEncoding = (typeof feedEncodings)[number]
export const feedDelimiters = ['auto', 'comma', 'semicolon', 'tab', 'bar'] as const
export type FeedDelimiter = (typeof feedDelimiters)[number]
/** The decimal separator: `1,234.5` or `1.234,5`. */
export const numberStyles = ['point', 'comma'] as const
export type NumberStyle = (typeof numberStyles)[number]
/** The order of day, month and year: `2026-05-31`, `31.05.2026`, `05/31/2026`. */
export const dayStyles = ['ymd', 'dmy', 'mdy'] as const
export type DayStyle = (typeof dayStyles)[number]

const line = (max: number) => z.string().trim().max(max).default('')
const percent = (most: number) => z.int().min(0).max(100).default(most)
const key = z.string().trim().min(1).max(120)

/**
 * Where a field of the vehicle comes from: the value at `from` in words of ours, else the constant. `words` are what the file says and
 * what we say ("Diesel" → diesel); `separator` parts the values of a list inside one text.
 *
 * `part` is a part of an object (`registration_date` of `avl_field`), or the name of the one entry of a list that this rule fills
 * ("VAT" of `price_breakdown`). Without it a list is read as a whole: from texts, where `part_separator` stands between the parts of an
 * entry ("VAT:500"), from objects, whose parts are at the paths of `members` or under their own names, or from one object by name.
 */
export const FeedRule = z
  .object({
    field: z.string().max(60),
    part: line(80),
    from: line(300),
    constant: line(2000),
    words: z
      .array(z.object({ from: z.string().trim().min(1).max(200), to: z.string().trim().max(200) }))
      .max(200)
      .default([]),
    separator: z.string().max(5).default(''),
    part_separator: z.string().max(5).default(''),
    members: z.record(z.string().max(60), line(300)).default({}),
    number_style: z.enum(numberStyles).default('point'),
    day_style: z.enum(dayStyles).default('ymd'),
  })
  .refine((rule) => findFeedField(rule) !== undefined, { path: ['field'], error: 'unknown' })
  .meta({ example: { field: 'vin', from: 'chassis_number' } })
export type FeedRule = z.output<typeof FeedRule>

/** A rule in an older stored format. */
export function wholeRule(storedRule: Partial<FeedRule> & Pick<FeedRule, 'field'>): FeedRule {
  const { words = [], members = {}, number_style = 'point', day_style = 'ymd', ...texts } = storedRule
  return { part: '', from: '', constant: '', separator: '', part_separator: '', ...texts, words, members, number_style, day_style }
}

/** A source of vehicles as staff write it. `key` names it in its vehicles, and stays. A feed writes the fields that it maps, no others. */
export const FeedDraft = z
  .object({
    key: z
      .string()
      .trim()
      .regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, { error: 'not_a_code' })
      // This name is reserved for vehicles that staff keep by hand.
      .refine((name) => name !== 'manual', { error: 'taken' }),
    name: z.string().trim().min(1).max(120),
    source: z.enum(feedSources).default('upload'),
    url: line(2000),
    format: z.enum(feedFormats).default('csv'),
    encoding: z.enum(feedEncodings).default('auto'),
    delimiter: z.enum(feedDelimiters).default('auto'),
    /** Of JSON the list (`data.vehicles`), of XML the name of an element, or its path from the root. */
    record_path: line(300),
    rules: z
      .array(FeedRule)
      .max(100)
      .refine((rules) => new Set(rules.map(({ field, part }) => `${field}.${part}`)).size === rules.length, { error: 'twice' })
      .default([]),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('AED'),
    dealer_code: line(60),
    publication_lists: z.array(key).max(50).default([]),
    most_gone_percent: percent(20),
    most_invalid_percent: percent(20),
    fetch_images: z.boolean().default(false),
    /** New vehicles are shown however little is known of them; without it they are hidden until they are ready. */
    shows_at_once: z.boolean().default(false),
    schedule: line(100)
      .refine((text) => text === '' || parseSchedule(text) !== null, { error: 'not_a_schedule' })
      .meta({ example: 'every 6 hours' }),
    is_active: z.boolean().default(true),
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type FeedDraft = z.output<typeof FeedDraft>

/** Fields without which no vehicle can be read, and which no rule fills. */
export function missingFields({ rules }: Pick<FeedDraft, 'rules'>): string[] {
  return neededFields.filter((name) => !rules.some(({ field, from, constant }) => field === name && (from !== '' || constant !== '')))
}

/** The placeholder of the password in a masked URL. */
const MASK = '***'

/** The address with its password masked: the password never leaves the server. */
export function maskedUrl(url: string): string {
  if (!URL.canParse(url)) return url
  const address = new URL(url)
  if (address.password === '') return url
  address.password = MASK
  return address.href
}

/**
 * Restores the password of a masked address: the stored password is reused for the same user at the same origin only,
 * so that it cannot be sent elsewhere; null when the password must be entered again.
 */
export function unmaskedUrl(newUrl: string, storedUrl: string): string | null {
  if (!URL.canParse(newUrl) || new URL(newUrl).password !== MASK) return newUrl
  const [newAddress, storedAddress] = [new URL(newUrl), URL.canParse(storedUrl) ? new URL(storedUrl) : null]
  if (!storedAddress || storedAddress.origin !== newAddress.origin || storedAddress.username !== newAddress.username || storedAddress.password === '')
    return null
  newAddress.password = storedAddress.password
  return newAddress.href
}
