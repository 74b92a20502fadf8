import { z } from 'zod'
import { unknownFields } from './fill-answer.ts'

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .default('')
    .refine((value) => unknownFields(value).length === 0, { message: 'unknown_field' })

/** A template of an answer. A language without a text is answered in the other one. */
export const AnswerTemplateDraft = z
  .object({
    name: z.string().trim().min(1).max(80),
    subject_ar: text(200),
    text_ar: text(5000),
    subject_en: text(200),
    text_en: text(5000),
    position: z.int().min(0).max(1000).default(0),
  })
  .refine(({ text_ar, text_en }) => text_ar !== '' || text_en !== '', { path: ['text_ar'], message: 'missing' })
export type AnswerTemplateDraft = z.output<typeof AnswerTemplateDraft>

export type AnswerTemplate = AnswerTemplateDraft & { id: number; version: string }
