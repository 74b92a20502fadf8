import type { SettingsOf } from '#kernel/settings/settings.ts'
import { settingReaders } from './settings.gen.ts'

type Parts = { readonly [Part in keyof typeof settingReaders]: ReturnType<(typeof settingReaders)[Part]> }

/** What the settings say: those of the site itself, and those of other domains, of screens and of widgets under their names. */
export type SiteSettings = Parts['content'] & Omit<Parts, 'content'>

export function readSiteSettings(settingsOf: SettingsOf): SiteSettings {
  const parts = Object.entries(settingReaders).map(([part, read]) => [part, settingsOf<unknown>(read)])
  const { content, ...others } = Object.fromEntries(parts) as Parts // fromEntries forgets which part has which settings
  return { ...content, ...others }
}
