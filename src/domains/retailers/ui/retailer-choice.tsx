import { useSyncExternalStore } from 'react'
import { Icon } from '#ui/icon.tsx'
import { followKeptRetailer, type KeptRetailer, keepRetailer, readKeptRetailer } from '../kept-retailer.ts'

type RetailerChoiceProps = { retailer: KeptRetailer; label: string; className?: string | undefined }

/** A toggle that selects a retailer as the visitor's own, whom the header of every page then shows (C-021). */
export function RetailerChoice({ retailer, label, className }: RetailerChoiceProps) {
  const keptCode = useSyncExternalStore(
    followKeptRetailer,
    () => readKeptRetailer()?.code ?? '',
    () => '',
  )
  const isChosen = keptCode === retailer.code
  return (
    <button type="button" className={className} aria-pressed={isChosen} onClick={() => keepRetailer(isChosen ? null : retailer)}>
      <Icon name={isChosen ? 'ui-check' : 'ui-plus'} size={18} />
      <span>
        {label} <span className="visually-hidden">{retailer.name}</span>
      </span>
    </button>
  )
}
