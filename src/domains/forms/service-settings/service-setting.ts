import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'

/** The longest key and value of a setting of the forms service, in characters. */
export const serviceSettingLimits = { key: 100, value: 10_000 } as const

const KEY = /^[a-z0-9_]+(\.[a-z0-9_]+)*$/i

export function isServiceSettingKey(key: string): boolean {
  return KEY.test(key)
}

/** A setting of the forms service as staff write it; keys are dotted (C-072). */
export const ServiceSettingDraft = z
  .object({
    key: z.string().regex(KEY, 'not_a_key').meta({ example: 'notifications.sender' }).max(serviceSettingLimits.key),
    value: z.string().max(serviceSettingLimits.value),
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type ServiceSetting = { id: number; key: string; value: string }
