import { Box, Button, type ButtonProps } from '@mui/material'
import { type ChangeEvent, type ReactNode, useRef } from 'react'

type FileButtonProps = Pick<ButtonProps, 'startIcon' | 'disabled' | 'autoFocus' | 'aria-label'> & {
  accept: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** A button that opens the file picker. The same file can be chosen again after it was corrected. */
export function FileButton({ accept, isMultiple = false, onFiles, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => input.current?.click()} {...button}>
        {children}
      </Button>
      <Box
        component="input"
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        onChange={choose}
        tabIndex={-1}
        aria-hidden
        sx={{ display: 'none' }}
      />
    </>
  )
}
