import { isServiceSettingKey, serviceSettingFields } from '#domains/forms/index.ts'
import { isolated } from '#kernel/words/isolated.ts'
import { ask, type DataOf } from '../../data-provider/ask.ts'
import { Ltr } from '../../fields/ltr.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { RowsScreen } from './rows-screen.tsx'
import { placesWords } from './words.ts'

type Setting = DataOf<'GET /forms_api/settings'>[number]
type Draft = { key: string; value: string; isNew: boolean }

const listSettings = async () => (await ask('GET /forms_api/settings')).data

/** The settings of the forms service, by key. */
export function ServiceSettingsScreen() {
  const word = useWords(placesWords)
  return (
    <RowsScreen<Setting, Draft>
      here="settings"
      texts={{ title: word('service'), help: word('service_help'), none: word('no_settings'), add: word('setting_add') }}
      load={listSettings}
      itemOf={({ key, value }) => ({
        primary: <Ltr>{key}</Ltr>,
        secondary: <bdi>{value}</bdi>,
        edit: word('setting_edit', { key: isolated(key) }),
        remove: word('setting_delete', { key: isolated(key) }),
        sure: word('setting_sure', { key: isolated(key) }),
      })}
      draftOf={(row) => ({ key: row?.key ?? '', value: row?.value ?? '', isNew: row === null })}
      fieldsOf={serviceSettingFields}
      isReady={({ key }) => isServiceSettingKey(key)}
      save={({ key, value }) => ask('POST /forms_api/settings', { body: { key, value } })}
      remove={({ id }) => ask('DELETE /forms_api/settings/{id}', { params: { id } })}
    />
  )
}
