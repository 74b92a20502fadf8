import { z } from 'zod'

/** A name that staff give a template, or another thing that they find again by its name. */
export const KeptName = z.string().trim().min(1).max(80)

/** A template as lists show it; `blocks` are the symbols of its blocks in order. */
export type PageTemplate = { id: number; name: string; blocks: string[]; created_at: string }
