import { useSyncExternalStore } from 'react'
import {
  $comparedVehicles,
  $savedVehicles,
  COMPARED_KEY,
  compareHref,
  isSaved,
  MOST_COMPARED,
  SAVED_KEY,
  type SavedVehicle,
  toggleCompared,
  toggleSaved,
} from '#domains/stock/index.ts'
import { Icon } from '#ui/icon.tsx'
import { mark, WAKES } from '#ui/page-protocol.ts'
import type { VehicleActionsProps } from './props.ts'
import css from './view.module.css'

const noneSaved: readonly SavedVehicle[] = []
const noneCompared: readonly number[] = []

/** Saves the vehicle and compares it with others. What was chosen before is known once the browser has looked. */
export function VehicleActions({ vehicleId, list, words }: VehicleActionsProps) {
  const savedVehicles = useSyncExternalStore(
    (onChange) => $savedVehicles.listen(onChange),
    () => $savedVehicles.get(),
    () => noneSaved,
  )
  const compared = useSyncExternalStore(
    (onChange) => $comparedVehicles.listen(onChange),
    () => $comparedVehicles.get(),
    () => noneCompared,
  )
  const isCompared = compared.includes(vehicleId)
  const isFull = !isCompared && compared.length >= MOST_COMPARED
  return (
    <div className={css.actions} {...mark(WAKES, `${SAVED_KEY} ${COMPARED_KEY}`)}>
      {list !== '' && (
        <button type="button" className={css.action} aria-pressed={isSaved(savedVehicles, vehicleId)} onClick={() => toggleSaved({ id: vehicleId, list })}>
          <Icon name="ui-heart" size={20} />
          {words.save}
        </button>
      )}
      <button type="button" className={css.action} aria-pressed={isCompared} aria-disabled={isFull || undefined} onClick={() => toggleCompared(vehicleId)}>
        <Icon name={isCompared ? 'ui-check' : 'compare'} size={20} />
        {words.compare}
      </button>
      <p className={css.note} role="status">
        {isFull && words.compare_full}
      </p>
      {compared.length > 0 && (
        <a className={css.open} href={compareHref(compared)}>
          {words.open_compare} <bdi>({compared.length})</bdi>
        </a>
      )}
    </div>
  )
}
