import { type RefObject, useEffect, useState } from 'react'
import { isJourneyPreview, loadOrderData, readSoftLock, saveOrderData } from '#domains/orders/index.ts'
import { type Choices, firstChoices, keptChoices, type OfferedConditions, orderDataOf, writtenChoices } from './choices.ts'
import type { ChoosingProps } from './props.ts'

type ChoicesOf = { form: RefObject<HTMLFormElement | null>; conditionsOf: (payment: string) => OfferedConditions }

/** What is chosen about a vehicle. The browser keeps each choice at once, so that a reload and another tab find it. */
export function useChoices(choosing: ChoosingProps, { form, conditionsOf }: ChoicesOf) {
  const [choices, setChoices] = useState(() => firstChoices(choosing))

  // The browser knows what was chosen before; what a visitor chose while the script was on its way stands in the form.
  useEffect(() => {
    setChoices((current) => keptChoices(loadOrderData(), choosing) ?? (form.current ? writtenChoices(new FormData(form.current), current) : current))
  }, [choosing, form])

  const choose = (change: Partial<Choices>) => {
    const next = { ...choices, ...change }
    setChoices(next)
    if (!isJourneyPreview() && !isOrderingAnother(choosing.vehicle.id)) saveOrderData(orderDataOf(next, choosing, conditionsOf(next.payment)))
  }
  return { choices, choose }
}

/** Another tab may be ordering another car: what it goes on with stays until this car is ordered in its stead. */
function isOrderingAnother(vehicleId: number): boolean {
  const softLock = readSoftLock()
  return softLock !== null && softLock.vehicleId !== String(vehicleId)
}
