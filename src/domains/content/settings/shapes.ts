import { z } from 'zod'
import { targetActions, targetTypes } from '#block-engine/field-types.ts'

/** The makers' own parts of a logo entry; all three are needed (A-092). `logo` names a picture of the brand set. */
export const Logo = z.object({ matchingPath: z.string().min(1), homepage: z.string().min(1), logo: z.string().min(1) })
export type Logo = z.output<typeof Logo>

/** Tags of pages that say nothing themselves (C-324). `image_id` counts when it is numeric. */
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

export const FooterLink = z.object({
  id: z.string(),
  label: z.string().min(1),
  button_type: z.string().optional(),
  target: z.string(),
  target_type: z.enum(targetTypes).optional(),
  target_action: z.enum(targetActions).or(z.literal('')).optional(),
})
export const FooterColumn = z.object({ heading: z.string(), links: z.array(FooterLink).max(30) })

/** What the cookie banner says; without it there is no banner (C-030, C-031). */
export const CookieConsent = z.object({
  title: z.string().default(''),
  text: z.string().default(''),
  accept_label: z.string().default(''),
  reject_label: z.string().default(''),
  hide_reject: z.boolean().default(false),
  button_position: z.enum(['left', 'center', 'right']).default('left'),
  title_level: z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']).default('h2'),
})
export type CookieConsent = z.output<typeof CookieConsent>

/** What a visitor may be shown instead of a price (C-369). */
export const financingOptions = ['cash', 'lease', 'rent'] as const

/** From, to, step and beginning of a slider. */
export const SliderRange = z
  .object({ min: z.number().nonnegative(), max: z.number().positive(), interval: z.number().positive(), default: z.number().nonnegative() })
  .refine(({ min, max, default: value }) => min <= value && value <= max)
export type SliderRange = z.output<typeof SliderRange>

/** Conditions of a vehicle, as the stock names them. */
export const vehicleStates = ['new', 'used', 'approved'] as const
