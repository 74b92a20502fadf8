import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
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
      <Tooltip title={word('versions')}>
        <IconButton size="small" aria-label={word('versions')} onClick={() => setIsOpen(true)}>
          <HistoryIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen ? (
        <Suspense>
          <FormVersions {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
