import { z } from 'zod'

const text = (most: number) => z.string().trim().max(most)
const amount = z.union([z.string().trim().max(40), z.number().finite().transform(String)])
/** Where a feed may lead, and where its pictures may be: the web or this site, never a script. */
const address = z
  .string()
  .trim()
  .regex(/^(https?:\/\/|\/(?!\/))/)
  .max(2000)
const day = z.string().refine((value) => !Number.isNaN(Date.parse(value)))

/** A product of a collection (B-314). */
const Product = z.object({
  id: z.union([z.string().min(1).max(120), z.number().transform(String)]),
  title: text(300).min(1),
  image: address.nullish().transform((url) => url ?? null),
  price: amount.nullish().transform((price) => price ?? ''),
  currency: text(20)
    .nullish()
    .transform((currency) => currency ?? ''),
  url: address.nullish().transform((url) => url ?? null),
  group: text(200)
    .nullish()
    .transform((group) => group ?? ''),
})

/** An article of the regional news (B-315). */
const Article = z.object({
  title: text(300).min(1),
  summary: text(2000)
    .nullish()
    .transform((summary) => summary ?? ''),
  image: address.nullish().transform((url) => url ?? null),
  date: day,
  url: address,
})

/** A result of a race. */
const RaceResult = z.object({
  date: text(40).default(''),
  race: text(200).min(1),
  location: text(200).default(''),
  driver: text(200).default(''),
  position: z.union([text(20), z.number().transform(String)]).default(''),
  points: z
    .number()
    .finite()
    .nullish()
    .transform((points) => points ?? null),
  url: address.nullish().transform((url) => url ?? null),
})

/** A range of an electric car in km, at a speed in km/h, an outside temperature in °C, on wheels in inches, with or without climate control (B-250). */
const RangeRow = z.object({
  speed: z.number().min(0).max(300),
  temperature: z.number().min(-60).max(70),
  wheels: z.number().min(10).max(30),
  climate: z.boolean(),
  range: z.number().positive().max(2000),
})

/** True when every combination of the values that the rows name has exactly one row. */
function isWhole(rows: readonly z.infer<typeof RangeRow>[]): boolean {
  const columns = ['speed', 'temperature', 'wheels', 'climate'] as const
  const combinations = columns.reduce((count, column) => count * new Set(rows.map((row) => row[column])).size, 1)
  const keys = new Set(rows.map((row) => columns.map((column) => row[column]).join()))
  return rows.length === combinations && keys.size === combinations
}

/** The schema of each kind of feed. An answer that does not match is rejected completely, because half a list would look complete. */
export const feedKinds = {
  collection: z.array(Product).max(200),
  news: z.array(Article).max(500),
  races: z.array(RaceResult).max(200),
  ranges: z.array(RangeRow).min(1).max(2000).refine(isWhole),
} as const

export type FeedKind = keyof typeof feedKinds
export type FeedValue<Kind extends FeedKind> = z.output<(typeof feedKinds)[Kind]>
