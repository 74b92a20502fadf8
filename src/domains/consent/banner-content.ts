import { z } from 'zod'

export const bannerPositions = ['left', 'center', 'right'] as const
export const bannerTitleTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'] as const

const line = (most: number) => z.string().trim().max(most)

/** Whether a text of the banner is HTML; those of before are plain. */
export const isMarkup = (text: string): boolean => /<[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.test(text)

/** The texts of the banner: `cookie_consent` of the specification (C-030, C-031). An empty label uses the site's default. */
export const BannerContent = z.strictObject({
  title: line(120).min(1),
  /** HTML of sentences, or a plain text. */
  text: line(2000).default(''),
  accept: line(40).default(''),
  reject: line(40).default(''),
  /** Editors may hide the refusal, where the law lets them. */
  has_reject: z.boolean().default(true),
  button_position: z.enum(bannerPositions).default('left'),
  title_level: z.enum(bannerTitleTags).default('h2'),
})
export type BannerContent = z.output<typeof BannerContent>
