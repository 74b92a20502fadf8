import type { Action } from '#domains/accounts/index.ts'
import type { SettingTable } from '#fields/settings/settings.ts'
import { isSecretSetting } from './is-secret-setting.ts'

/** What writing a setting needs: more than the usual right for secrets, scripts of others, where data of visitors or money go, and
 * whether pages need an approval. */
export function rightsToWrite(key: string, table: SettingTable): Action[] {
  const { runsScripts, receivesData, guardsPages } = (Object.hasOwn(table, key) && table[key]) || {}
  return [
    'settings.write',
    ...(runsScripts ? (['metaheads.write'] as const) : []),
    ...(receivesData ? (['connections.write'] as const) : []),
    ...(guardsPages ? (['pages.publish_unapproved'] as const) : []),
    ...(isSecretSetting(key, table) ? (['secrets.write'] as const) : []),
  ]
}

/** Whether a setting is one of those that need more than the usual right. */
export function isGuardedSetting(key: string, table: SettingTable): boolean {
  return rightsToWrite(key, table).length > 1
}
