import { z } from 'zod'

/** One logo entry; all three properties are required. `logo` names a picture of the brand set. */
export const Logo = z.object({ matchingPath: z.string().min(1), homepage: z.string().min(1), logo: z.string().min(1) })
export type Logo = z.output<typeof Logo>

/** Default tags of pages that set none (C-324). `image_id` counts when it is numeric. */
export const Meta = z.object({
  title: z.string().default(''),
  description: z.string().default(''),
  image_id: z.union([z.number(), z.string()]).optional(),
})

export const PredefinedLink = z.object({ alias: z.string().min(1), url: z.string().min(1) })
export type PredefinedLink = z.output<typeof PredefinedLink>

/** The remote menu: its address, and what it shows. `disable` and `enable` are selectors. */
export const NavigationConfig = z.object({
  url: z.string().default(''),
  locale: z.string().default('ar'),
  disable: z.string().default(''),
  enable: z.string().default(''),
  logo: z.string().default(''),
})
export type NavigationConfig = z.output<typeof NavigationConfig>
