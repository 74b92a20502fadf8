import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** A tab that is opened stands there within some frames of the browser. */
const MOST_FRAMES = 30

/** After a save that was refused, goes to the first field that says why: opens its tab and gives it the focus. Stands within the form. */
export function FirstFlaw() {
  const marker = useRef<HTMLElement>(null)
  const { submitCount, isSubmitting } = useFormState()

  // The browser's focus, once the fields are marked; a field of another tab takes it once that is open.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    let frame = requestAnimationFrame(() => {
      const field = marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]:not(.MuiSelect-nativeInput)')
      if (!field) return
      const tab = field.closest('[id^="tabpanel-"][aria-hidden]')?.getAttribute('aria-labelledby')
      if (tab) document.getElementById(tab)?.click()
      focusWithin(field, MOST_FRAMES)
    })
    return () => cancelAnimationFrame(frame)

    function focusWithin(field: HTMLElement, frames: number): void {
      field.focus()
      if (document.activeElement !== field && frames > 0) frame = requestAnimationFrame(() => focusWithin(field, frames - 1))
    }
  }, [submitCount, isSubmitting])

  return <Box component="span" ref={marker} hidden />
}
