import type { SettingsOf } from '#fields/settings/settings.ts'
import { settingReaders } from './settings.gen.ts'

type Parts = { readonly [Part in keyof typeof settingReaders]: ReturnType<(typeof settingReaders)[Part]> }

/** The effective settings: those of the site at the top level, those of other domains, screens and widgets under their names. */
export type SiteSettings = Parts['content'] & Omit<Parts, 'content'>

export function readSiteSettings(settingsOf: SettingsOf): SiteSettings {
  const parts = Object.entries(settingReaders).map(([part, read]) => [part, settingsOf<unknown>(read)])
  const { content, ...others } = Object.fromEntries(parts) as Parts // the type of fromEntries loses the keys
  return { ...content, ...others }
}
