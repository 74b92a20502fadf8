import { MenuItem, TextField } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '../i18n/use-words.ts'
import { useForms } from './use-forms.ts'
import { formLinkWords } from './words.ts'

const FORM = /^#form:(\d+)$/

/** Fills a link field with the address of a form. Hidden from staff who may not see forms. */
export function FormLinkChoice({ source }: { source: string }) {
  const word = useWords(formLinkWords)
  const forms = useForms()
  const { setValue } = useFormContext()
  const id = FORM.exec(String(useWatch({ name: source }) ?? ''))?.[1] ?? ''
  if (forms.length === 0) return null
  return (
    <TextField
      select
      label={word('form')}
      value={forms.some((form) => String(form.id) === id) ? id : ''}
      onChange={({ target }) => setValue(source, target.value === '' ? '' : `#form:${target.value}`, { shouldDirty: true, shouldTouch: true })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{word('none')}</MenuItem>
      {forms.map((form) => (
        <MenuItem key={form.id} value={String(form.id)}>
          <bdi>{form.name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}
