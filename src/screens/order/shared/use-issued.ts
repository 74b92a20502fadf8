import { useEffect, useState } from 'react'
import { createOrdersClient, type OwnOrder } from '#domains/orders/index.ts'
import { seconds } from '#kernel/durations.ts'

const ASK_MS = seconds(2)
/** An invoice takes a moment; what takes longer comes by mail. */
const MOST_ASKED = 30

const orders = createOrdersClient()

/** An order as it stands once its invoices have their numbers; until then as it was read. */
export function useIssued(order: OwnOrder): OwnOrder {
  const [newer, setNewer] = useState({ of: order, order })
  const newest = newer.of === order ? newer.order : order
  const isComing = newest.invoices.some(({ number }) => number === '')
  // Numbers are given after the order is stored; the server is asked until they are there.
  useEffect(() => {
    if (!isComing) return
    let attempts = 0
    const token = new URL(order.link, location.href).searchParams.get('token') ?? undefined
    const timer = setInterval(() => {
      attempts += 1
      if (attempts >= MOST_ASKED) clearInterval(timer)
      void orders.getOwnOrder(order.order_number, token).then((answer) => answer.ok && setNewer({ of: order, order: answer.value }))
    }, ASK_MS)
    return () => clearInterval(timer)
  }, [order, isComing])
  return newest
}
