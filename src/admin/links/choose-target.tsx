import LinkIcon from '@mui/icons-material/LinkOutlined'
import { IconButton, InputAdornment, Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { type Opening, targetOfAddress, type TargetKind, typedAddress } from '#domains/content/ui/index.ts'
import { linkOfMarkup } from '#staff/links/markup-link.ts'
import { knownReference } from '#staff/links/references.ts'
import { linkWords } from '#staff/links/words.ts'
import { useWords } from '../i18n/use-words.ts'

const LinkPicker = lazy(async () => ({ default: (await import('./link-picker.tsx')).LinkPicker }))

const openings: readonly Opening[] = ['page']

type ChooseTargetProps = {
  address: string
  /** The kinds of destinations that the field can store as an address, besides an address itself. */
  kinds: readonly TargetKind[]
  /** Whether browsers go to the address as it is stored, so that a path has its language. */
  isHref?: boolean
  isDisabled?: boolean
  onPick: (address: string) => void
}

/** At the end of a field for an address: a button by which its destination is chosen instead of typed. */
export function ChooseTarget({ address, kinds, isHref = false, isDisabled = false, onPick }: ChooseTargetProps) {
  const word = useWords(linkWords)
  const [isOpen, setIsOpen] = useState(false)
  const name = word('choose_target')
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
          <LinkPicker
            kinds={['page', 'address', ...kinds.filter((kind) => kind !== 'page' && kind !== 'address')]}
            openings={openings}
            target={targetOfAddress(address)}
            onClose={() => setIsOpen(false)}
            onPick={(target) => {
              setIsOpen(false)
              const picked = isHref ? linkOfMarkup(target, [])?.href : typedAddress(target, (kind, id) => knownReference(kind, id)?.name ?? null)
              if (picked) onPick(picked)
            }}
          />
        </Suspense>
      ) : null}
    </InputAdornment>
  )
}
