import type { SettingFormat } from './setting.ts'

/** A setting as the admin's form shows it: what may be written, what holds without it, and what is stored. */
export type ListedSetting = {
  id: string
  key: string
  format: SettingFormat
  description: string
  default: unknown
  /** As stored; null where nothing is. Of a secret only whether it is set. */
  value: unknown
  is_secret: boolean
  /** The values of a select. */
  options?: string[]
  /** The shape of JSON, as JSON Schema; null where any JSON may stand. */
  json_schema: Record<string, unknown> | null
  setting_id: number | null
  version: string
}
