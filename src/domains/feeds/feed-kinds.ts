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

/** What each kind of feed answers. An answer that does not fit is refused as a whole: half a list would look like all of it. */
export const feedKinds = {
  collection: z.array(Product).max(200),
  news: z.array(Article).max(500),
  races: z.array(RaceResult).max(200),
} as const

export type FeedKind = keyof typeof feedKinds
export type FeedValue<Kind extends FeedKind> = z.output<(typeof feedKinds)[Kind]>
