import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { configTypes } from '../vocabulary.ts'
import { configFlaws } from './showroom-config.ts'

const LONGEST_CONTENT = 100_000

/** The fields that the site shows, under the documented names; other fields are kept for other readers. */
const Content = z
  .record(z.string().max(120), z.unknown())
  .refine((content) => JSON.stringify(content).length <= LONGEST_CONTENT, { error: 'too long' })
  .superRefine((content, issues) => {
    for (const { path, code } of configFlaws(content)) issues.addIssue({ code: 'custom', message: code, path })
  })

/**
 * Showroom configuration as staff write it: one for each key and type. Reading leaves out blocks and finance options that are
 * incomplete (C-163 to C-168); writing refuses them.
 */
export const CompanyConfigDraft = z
  .object({
    key: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, 'not_a_code')
      .max(120),
    config_type: z.enum(configTypes),
    content: Content.default({}),
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type CompanyConfigDraft = z.output<typeof CompanyConfigDraft>

/** What the audit log calls a configuration. */
export function companyConfigName({ key, config_type }: Pick<CompanyConfigDraft, 'key' | 'config_type'>): string {
  return `${key} ${config_type}`
}

export type CompanyConfigRecord = CompanyConfigDraft & { id: number; version: string; updated_at: string }
