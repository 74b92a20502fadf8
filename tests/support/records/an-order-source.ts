import type { OrderContents } from '#domains/orders/facts/order-contents.ts'
import { orderFinance } from '#domains/orders/facts/order-finance.ts'
import { orderMoney } from '#domains/orders/facts/order-money.ts'
import type { OrderSource } from '#domains/orders/facts/order-source.server.ts'
import type { Payment } from '#domains/payments/index.ts'

type Row = OrderSource['row']

type Values = {
  row?: Partial<Row>
  contents?: Partial<OrderContents>
  payment?: Partial<Payment> | null
} & Partial<Pick<OrderSource, 'invoices' | 'retailer' | 'adviser'>>

const row: Row = {
  ...{ id: 1, number: 'M-7KQ4-9XWD-2FTP', state: 'pending', kind: 'reservation', vehicleId: 326, isUnique: true, companyUuid: 'CI-1', retailerId: 4 },
  ...{ vendorUuid: 'test', vendorType: 'TEST', lockId: '6f1c1c5e-0000-4000-8000-000000000001', rdxFormsLeadId: '', vehicleVin: '', configUrl: '' },
  ...{ metadata: {}, financeOption: 'cash', leadAttributes: {}, confirmationByLink: false, customerEmail: 'sara@example.com', paypalOrderId: '' },
  ...{ stripePaymentIntentId: '', liqpayOrderId: '', locale: 'ar', holders: [], customerName: '', customerPhone: '', paymentId: null, amount: 0 },
  ...{ currency: 'AED', vehicleName: 'F-PACE P400', vehiclePrice: null, contents: null, stages: {}, vehicleStatusBefore: '', appointment: null },
  ...{ ownerId: null, createdAt: new Date('2026-05-05T20:30:15Z'), updatedAt: new Date('2026-05-06T08:00:00Z'), confirmedAt: null, eraseAskedAt: null },
  erasedAt: null,
}

const contents: OrderContents = { car: { year: null, model: '', version: '', colour: '' }, listPrice: null, vatPercent: 0, packs: [] }

const payment: Payment = {
  ...{ id: 1, reference: 'r', gateway: 'TEST', state: 'captured', amount: { minor: 50_000, currency: 'AED' }, capturedMinor: 0, refundedMinor: 0 },
  ...{ isOnHold: false, providerId: null, failure: '', card: '' },
}

/** What the facts of an order are read from: the least that an order has, with whatever matters to the test. */
export function anOrderSource(values: Values = {}): OrderSource {
  const order = {
    row: { ...row, ...values.row },
    contents: { ...contents, ...values.contents },
    payment: values.payment ? { ...payment, ...values.payment } : null,
  }
  const finance = orderFinance(order.row)
  return {
    ...{ ...order, finance, money: orderMoney({ ...order, finance }) },
    ...{ invoices: values.invoices ?? [], adviser: values.adviser ?? '', country: 'AE', timeZone: 'Asia/Dubai', siteTimeZone: 'Asia/Dubai' },
    retailer: values.retailer ?? { name: '', address: '', phone: '', email: '' },
  }
}
