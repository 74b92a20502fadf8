import { type RaRecord, ResourceContextProvider } from 'react-admin'
import type { BinnedForm } from '#domains/forms/index.ts'
import { ask } from '../data-provider/ask.ts'
import { FormsTabs } from '../forms/list/forms-tabs.tsx'
import { useWords } from '../i18n/use-words.ts'
import { BinList } from './bin-list.tsx'
import { RestoreButton } from './restore-button.tsx'
import { binWords } from './words.ts'

/** Deleted forms that can still be restored; a screen of the forms, also in their own application. */
export function FormBin() {
  const word = useWords(binWords)
  return (
    <ResourceContextProvider value="binned_forms">
      <FormsTabs here="bin" />
      <BinList<BinnedForm & RaRecord<number>>
        nameField="name"
        nameOf={({ name }) => name}
        restore={({ id, name }) => (
          <RestoreButton
            needs="forms.delete"
            name={name}
            text={word('restore_form_text')}
            onRestore={async () => {
              await ask('POST /forms_api/forms/{id}/restore', { params: { id } })
              return word('form_restored', { name: `\u2068${name}\u2069` })
            }}
          />
        )}
      />
    </ResourceContextProvider>
  )
}
