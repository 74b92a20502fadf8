import { useReference } from 'react-admin'
import { useMay } from '../app/signed-in.ts'
import { useSettingName } from './setting-texts.ts'
import type { SettingRecord } from './settings-source.ts'

/** A setting by its name; by its key to those who may not read settings. */
export function SettingName({ setting }: { setting: string }) {
  const mayRead = useMay('settings.write')
  const { referenceRecord } = useReference<SettingRecord>({ reference: 'setting_definitions', id: setting, options: { enabled: mayRead } })
  const nameOf = useSettingName()
  return referenceRecord ? <bdi>{nameOf(referenceRecord)}</bdi> : <code dir="ltr">{setting}</code>
}
