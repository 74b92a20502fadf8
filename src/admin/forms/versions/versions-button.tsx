import { lazy, Suspense, useState } from 'react'
import { KitIconButton } from '../../editing/admin-dialog-kit.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { FormVersionsProps } from './form-versions.tsx'
import { formVersionWords } from './words.ts'

const FormVersions = lazy(async () => ({ default: (await import('./form-versions.tsx')).FormVersions }))

/** Opens the history of a form. */
export function VersionsButton(props: Omit<FormVersionsProps, 'onClose'>) {
  const word = useWords(formVersionWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <KitIconButton icon="history" label={word('versions')} onPress={() => setIsOpen(true)} />
      {isOpen ? (
        <Suspense>
          <FormVersions {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
