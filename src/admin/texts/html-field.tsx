import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import { type InputProps, useInput, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'
import type { HtmlTextProps } from './html-text.tsx'

const HtmlText = lazy(async () => ({ default: (await import('./html-text.tsx')).HtmlText }))

/** A text of HTML, whose editor is loaded when it is shown. */
export function HtmlField(props: HtmlTextProps) {
  return (
    <Suspense fallback={<Box sx={{ minHeight: 208, border: 1, borderColor: 'divider' }} />}>
      <HtmlText {...props} />
    </Suspense>
  )
}

/** A text of HTML as a field of a form. */
export function HtmlInput({ source, label, allows }: Pick<InputProps, 'source'> & Pick<HtmlTextProps, 'allows'> & { label?: string }) {
  const { field, fieldState } = useInput({ source, parse: (value) => value ?? '' })
  const resource = useResourceContext()
  const translateLabel = useTranslateLabel()
  const translate = useTranslate()
  const message = fieldState.error?.message
  const name = String(translateLabel({ source, label, resource }) ?? source)
  return (
    <HtmlField
      label={name}
      value={String(field.value ?? '')}
      allows={allows}
      problem={message === undefined ? undefined : translate(message, { _: message })}
      onChange={field.onChange}
    />
  )
}
