import type { SettingTable } from '#kernel/settings/settings.ts'
import { settingGroups } from './settings.gen.ts'

/** Every setting that the product reads, by key. A key that is not here may be stored too. */
export const settingTable: SettingTable = Object.assign({}, ...settingGroups.map(({ table }) => table))
