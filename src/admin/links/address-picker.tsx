import { type Opening, targetOfAddress, type TargetKind, targetKinds, typedAddress } from '#domains/content/ui/index.ts'
import { linkOfMarkup } from '#staff/links/markup-link.ts'
import { knownReference } from '#staff/links/references.ts'
import { useMay } from '../app/signed-in.ts'
import { LinkPicker } from './link-picker.tsx'

export type AddressPickerProps = {
  address: string
  /** The kinds of destinations that the field can store as an address, besides an address itself. */
  kinds: readonly TargetKind[]
  /** Whether browsers go to the address as it is stored, so that a path has its language. */
  isHref?: boolean
  onPick: (address: string) => void
  onClose: () => void
}

const openings: readonly Opening[] = ['page']

/** Chooses the destination of a field that stores nothing but an address. */
export function AddressPicker({ address, kinds, isHref = false, onPick, onClose }: AddressPickerProps) {
  const mayReadForms = useMay('forms.read')
  const offered = targetKinds.filter((kind) => kind === 'address' || (kinds.includes(kind) && (kind !== 'form' || mayReadForms)))
  return (
    <LinkPicker
      kinds={offered}
      openings={openings}
      target={targetOfAddress(address, offered)}
      onClose={onClose}
      onPick={(target) => {
        const picked = isHref ? linkOfMarkup(target, [])?.href : typedAddress(target, (kind, id) => knownReference(kind, id)?.name ?? null)
        if (picked) onPick(picked)
        else onClose()
      }}
    />
  )
}
