import { useEffect } from 'react'
import { loadOrderData } from '#domains/orders/index.ts'
import { Notice, WithoutScript } from '../shared/notice.tsx'
import type { JourneyPlace } from '../shared/props.ts'

export type OrderEntryProps = { id: string; place: JourneyPlace }

/** The wrapper without a vehicle: a visitor who has chosen one goes on with it, others are led to the stock. */
export function OrderEntryScreen({ place }: OrderEntryProps) {
  // Only the browser knows what was chosen.
  useEffect(() => {
    const { detailsRoute } = loadOrderData()
    if (detailsRoute.startsWith('/ar/showroom-order-online/')) location.replace(detailsRoute)
  }, [])
  return (
    <Notice place={place} heading={place.words.choose_heading} text={place.words.choose_text}>
      <WithoutScript place={place} />
    </Notice>
  )
}
