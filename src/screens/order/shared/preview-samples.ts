import {
  type Checkout,
  type Contact,
  emptyOrderData,
  type OrderData,
  type OrderVehicle,
  type OwnOrder,
  type Reservation,
  SAMPLE_ORDER_NUMBER,
} from '#domains/orders/index.ts'

/** Sample data for the preview of the journey's texts; nothing of it is sent or stored. */
export const sampleVehicle: OrderVehicle = {
  id: 0,
  brand: 'Land Rover',
  state: 'new',
  name: 'ديفندر 110',
  version: 'P400 X-Dynamic HSE',
  vin: '',
  facts: ['2026', 'أخضر باسيفيك'],
  picture: '',
  href: '/ar/',
  currency: 'AED',
  country: 'AE',
  payments: [{ type: 'cash', price: '384,000 درهم', amount: 384_000, isOnRequest: false }],
  seller: null,
  sellerEmail: '',
  isOrderable: true,
  isBuiltToOrder: false,
  buttons: [],
}

export const sampleContact: Contact = { first_name: 'ليلى', last_name: 'الهاشمي', email: 'laila@example.com', phone: '050 123 4567' }

export function sampleData(payment: string): OrderData {
  const retailer = { uuid: 'sample', id: 0, name: 'معرض دبي', city: 'دبي', address: '', phone: '' }
  return {
    ...emptyOrderData(),
    vehicleId: 0,
    locationDetails: retailer,
    location: retailer.uuid,
    paymentOptionsData: { type: payment || 'cash', metadata: {}, data: [] },
  }
}

export function sampleCheckout(now: Date): Checkout {
  const vendor = { uuid: 'sample', type: 'NO_PAYMENT_JAPAN', stripe_connected_accounts: [] }
  return {
    lock_id: '00000000-0000-4000-8000-000000000000',
    vehicle_id: 0,
    company_uuid: 'sample',
    vendor_uuid: vendor.uuid,
    vendor,
    other_vendors: [],
    expires_at: null,
    now: now.toISOString(),
    amount: { minor: 200_000, currency: 'AED' },
    is_on_hold: false,
    is_free: true,
    has_gateway: false,
    confirmation_by_link: false,
    draft: null,
    order_number: null,
  }
}

export function sampleReservation(now: Date): Reservation {
  return { orderNumber: SAMPLE_ORDER_NUMBER, reservationFee: 2000, currency: 'AED', createdAt: now.toISOString() }
}

/** An order with which nothing can be done. */
export function sampleOrder(now: Date, payment: string): OwnOrder {
  return {
    order_number: SAMPLE_ORDER_NUMBER,
    created_at: now.toISOString(),
    payment_status: 'confirmed',
    vehicle_id: null,
    company_uuid: 'sample',
    finance_option: payment || 'cash',
    metadata: { tradeInData: null },
    is_configured: false,
    kind: 'reservation',
    amount: { minor: 200_000, currency: 'AED' },
    payment_state: null,
    facts: [
      { key: 'order_number', group: 'الطلب', label: 'رقم الطلب', value: SAMPLE_ORDER_NUMBER, is_figure: true },
      { key: 'standing', group: 'الطلب', label: 'حالة الطلب', value: 'الطلب مؤكَّد', is_figure: false },
      { key: 'vehicle', group: 'السيارة', label: 'السيارة', value: sampleVehicle.name, is_figure: false },
    ],
    customer: { name: `${sampleContact.first_name} ${sampleContact.last_name}`, email: sampleContact.email, phone: sampleContact.phone },
    vehicle: { name: sampleVehicle.name, vin: '', href: '', picture: '' },
    stages: [],
    retailer: null,
    appointment: null,
    invoices: [],
    documents: [],
    awaits_link: false,
    may_cancel: false,
    may_visit: false,
    calendar: '',
    link: '',
  }
}
