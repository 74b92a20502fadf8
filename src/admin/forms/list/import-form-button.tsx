import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { useNotify, useRedirect } from 'react-admin'
import { messageOf } from '../../data-provider/admin-error.ts'
import { ask, type BodyOf } from '../../data-provider/ask.ts'
import { FileButton } from '../../fields/file-button.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { formListWords } from './words.ts'

/** Imports a form from an exported file and opens it. */
export function ImportFormButton() {
  const word = useWords(formListWords)
  const notify = useNotify()
  const redirect = useRedirect()
  const readFile = async (file: File | undefined) => {
    if (!file) return
    let body: BodyOf<'POST /forms_api/forms/import'>
    try {
      body = JSON.parse(await file.text())
    } catch {
      return notify(word('not_a_form'), { type: 'error' })
    }
    try {
      const { id } = (await ask('POST /forms_api/forms/import', { body })).data
      notify(word('imported'), { type: 'success' })
      redirect('edit', 'forms', id)
    } catch (error) {
      notify(error instanceof Error && 'status' in error && error.status === 422 ? word('not_a_form') : messageOf(error), {
        type: 'error',
      })
    }
  }
  return (
    <FileButton accept="application/json,.json" startIcon={<UploadFileIcon />} onFiles={([file]) => void readFile(file)}>
      {word('import')}
    </FileButton>
  )
}
