import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { useNotify, useRedirect } from 'react-admin'
import { messageOf } from '../../data-provider/admin-error.ts'
import { formsCalls } from '../../data-provider/forms-calls.ts'
import { FileButton } from '../../fields/file-button.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { formListWords } from './words.ts'

/** Imports a form from an exported file and opens it. */
export function ImportFormButton() {
  const word = useWords(formListWords)
  const notify = useNotify()
  const redirect = useRedirect()
  const read = async (file: File | undefined) => {
    if (!file) return
    let body: object
    try {
      body = JSON.parse(await file.text()) as object
    } catch {
      return notify(word('not_a_form'), { type: 'error' })
    }
    try {
      const { id } = (await formsCalls().importForm(body)) as { id: number }
      notify(word('imported'), { type: 'success' })
      redirect('edit', 'forms', id)
    } catch (error) {
      notify(error instanceof Error && 'status' in error && error.status === 422 ? word('not_a_form') : messageOf(error), {
        type: 'error',
      })
    }
  }
  return (
    <FileButton accept="application/json,.json" startIcon={<UploadFileIcon />} onFiles={([file]) => void read(file)}>
      {word('import')}
    </FileButton>
  )
}
