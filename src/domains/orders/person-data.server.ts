import { definePersonData, keysOf, type RecordKey } from '#platform/person-data/person-data.ts'
import { type ChosenPurchases, eraseOrdersOf, exportOrdersOf, findPurchasesOf } from './privacy/person-orders.server.ts'

/** Orders, unfinished checkouts, requests for held cars, and quotations. */
export const ordersPersonData = definePersonData({
  order: 50,
  tables: ['checkout', 'customer_order', 'lock_watch', 'order_document', 'order_event', 'quotation'],
  kinds: {
    order: { name: ['Order', 'طلب عبر الإنترنت'], sent: 'own' },
    checkout: { name: ['Unfinished checkout', 'طلب شراء غير مكتمل'], sent: 'own' },
    watch: { name: ['Waits for the car', 'انتظار السيارة'] },
    quotation: { name: ['Quotation', 'عرض سعر'], sent: 'own' },
  },
  find: (db, { person }) => findPurchasesOf(db, person),
  count: async (_db, { records }) => ({ orders: records.filter(({ kind }) => kind === 'order').map(({ number }) => number) }),
  export: async (ctx, { records }) => ({ exported: await exportOrdersOf(ctx, purchasesOf(records)) }),
  async erase(ctx, { selection: { records } }) {
    const { erased, kept } = await eraseOrdersOf(ctx, purchasesOf(records))
    return {
      certificate: { orders: erased, orders_kept: kept.map(({ number }) => number) },
      kept: [{ type: 'order', ids: kept.map(({ id }) => String(id)) }],
    }
  },
})

function purchasesOf(records: readonly RecordKey[]): ChosenPurchases {
  const idsOf = (kind: string) => keysOf(records, kind).map(Number)
  return { orders: idsOf('order'), checkouts: keysOf(records, 'checkout'), watches: idsOf('watch'), quotations: idsOf('quotation') }
}
