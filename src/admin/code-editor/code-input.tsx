import { Box, FormHelperText, Typography } from '@mui/material'
import { useId } from 'react'
import { FieldTitle, type InputProps, useInput, useResourceContext, useTranslate, useTranslateLabel, ValidationError } from 'react-admin'
import type { CodeLanguage } from '#staff/code-editor/code-editor.tsx'
import { CodeField } from './code-field.tsx'

type CodeInputProps = Pick<InputProps, 'source' | 'validate' | 'helperText' | 'format' | 'parse'> & { language: CodeLanguage; label?: string }

/** A form field for code. */
export function CodeInput({ language, label, helperText, ...input }: CodeInputProps) {
  const { field, fieldState, isRequired } = useInput(input)
  const resource = useResourceContext()
  const translateLabel = useTranslateLabel()
  const translate = useTranslate()
  const noteId = useId()
  const name = String(translateLabel({ source: input.source, label, resource }) ?? input.source)
  const message = fieldState.error?.message
  return (
    <Box sx={{ width: '100%', marginBlock: 1 }}>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ marginBlockEnd: 0.5 }}>
        <FieldTitle source={input.source} label={label} isRequired={isRequired} />
      </Typography>
      <CodeField
        text={String(field.value ?? '')}
        language={language}
        label={name}
        describedBy={noteId}
        isInvalid={message !== undefined}
        onChange={field.onChange}
      />
      <FormHelperText id={noteId} error={Boolean(message)}>
        {message ? <ValidationError error={message} /> : typeof helperText === 'string' ? translate(helperText, { _: helperText }) : null}
      </FormHelperText>
    </Box>
  )
}
