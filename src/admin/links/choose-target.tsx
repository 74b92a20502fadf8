import LinkIcon from '@mui/icons-material/LinkOutlined'
import { IconButton, InputAdornment, Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { linkWords } from '#staff/links/words.ts'
import { useWords } from '../i18n/use-words.ts'
import type { AddressPickerProps } from './address-picker.tsx'

const AddressPicker = lazy(async () => ({ default: (await import('./address-picker.tsx')).AddressPicker }))

type ChooseTargetProps = Omit<AddressPickerProps, 'onClose'> & { isDisabled?: boolean }

/** At the end of a field for an address: a button by which its destination is chosen instead of typed. */
export function ChooseTarget({ isDisabled = false, onPick, ...props }: ChooseTargetProps) {
  const word = useWords(linkWords)
  const [isOpen, setIsOpen] = useState(false)
  const name = word('choose_target')
  const pick = (address: string) => {
    setIsOpen(false)
    onPick(address)
  }
  return (
    <InputAdornment position="end">
      <Tooltip title={name}>
        {/* A disabled button fires no events, so the tooltip needs this wrapper. */}
        <span>
          <IconButton size="small" edge="end" aria-label={name} disabled={isDisabled} onClick={() => setIsOpen(true)}>
            <LinkIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {isOpen ? (
        <Suspense>
          <AddressPicker {...props} onPick={pick} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </InputAdornment>
  )
}
