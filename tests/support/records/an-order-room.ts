import { createDeliveryLoop } from '#domains/deliveries/index.server.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { createRetailer } from '#domains/retailers/index.server.ts'
import { CompanyConfigDraft } from '#domains/stock/index.ts'
import { createCompanyConfig } from '#domains/stock/index.server.ts'
import { createVehicle } from '#domains/stock/vehicles/save-vehicle.server.ts'
import type { OrderCtx } from '#domains/orders/index.server.ts'
import { orderDesk } from '#server/api/orders/order-desk.server.ts'
import { deliverySenders } from '#server/jobs/delivery-senders.gen.server.ts'
import { contextOf } from '#server/services.server.ts'
import { createApp } from '#server/app.server.ts'
import type { VehicleInput } from '#domains/stock/vehicles/fields/vehicle-draft.ts'
import { aVehicle } from './a-vehicle.ts'
import type { TestServices } from '../site/test-services.ts'

// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests are about.
type Answer = { status: number; json: any }

/** A browser that orders: it keeps the cookie of the calls of ordering and nothing else. */
export type Buyer = { ask: (method: string, path: string, body?: unknown) => Promise<Answer>; cookie: () => string }

export const FEE = 500

/** The seller of invoices, without whom nothing is paid online. */
const seller = {
  'invoices.seller_name': 'شركة المدار',
  'invoices.seller_address': 'دبي، الإمارات العربية المتحدة',
  'invoices.tax_number': '100123456700003',
}

/** What orders need: a retailer who sells, a car with a button that has a fee, and the vendor of the payment. */
export async function anOrderRoom(services: TestServices, { vendor = 'TEST', payment = {} }: { vendor?: string; payment?: Record<string, unknown> } = {}) {
  const { staffCtx } = services
  const dealer = await createRetailer(staffCtx, RetailerDraft.parse({ name: 'معرض الخليج', dealer_code: 'D-1', ci_code: 'CI-1', email: 'sales@example.com' }))
  if (!dealer.ok) throw new Error(dealer.code)
  const configs = {
    order_online: { button_sets: [{ id: 'set-1', setup_type: 'extended', reservation_fee: FEE, financing_options: ['cash'] }] },
    order_online_checkout_page: { payment: { vendor: { type: vendor }, ...payment } },
  }
  for (const [config_type, content] of Object.entries(configs))
    await createCompanyConfig(staffCtx, CompanyConfigDraft.parse({ key: 'orders', config_type, content }))
  // A room has few cars and one person who orders; the tests of these caps set them themselves.
  await services.set({ 'orders.most_held_by_contact': '1000', 'orders.most_held_percent': '100', ...seller })
  const app = createApp(services)

  const aBuyer = (): Buyer => {
    let cookie = ''
    return {
      cookie: () => cookie,
      ask: async (method, path, body) => {
        const response = await app.request(`https://site.test/buy_online${path}`, {
          method,
          headers: { ...(cookie ? { cookie } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
        const text = await response.text()
        return { status: response.status, json: text === '' ? null : JSON.parse(text) }
      },
    }
  }

  const aCar = async (values: Partial<VehicleInput> = {}): Promise<number> => {
    const buttons = [{ button_type: 'primary', label: 'احجز', button_set_setup_id: 'set-1' }]
    const outcome = await createVehicle(staffCtx, aVehicle({ status: 'stock', retailer_id: dealer.value.id, sale_price: 300_000, buttons, ...values }))
    if (!outcome.ok) throw new Error(outcome.code)
    return outcome.value.id
  }

  /** A buyer whose checkout holds the car. */
  const aCheckout = async (vehicleId: number, buyer = aBuyer()) => {
    const { json } = await buyer.ask('POST', '/orders/init', { vehicle_id: vehicleId, company_uuid: 'CI-1' })
    return { buyer, lock: json.data }
  }

  const orderOf = (lock: { lock_id: string; vehicle_id: number }, values: Record<string, unknown> = {}) => ({
    order: {
      vehicle_id: lock.vehicle_id,
      company_uuid: 'CI-1',
      lock_id: lock.lock_id,
      customer_email: 'sara@example.com',
      locale: 'ar',
      lead_attributes: { first_name: 'سارة', last_name: 'المنصوري', phone: '+971501234567' },
      ...values,
    },
  })

  /** Begins a payment of the fee at the test gateway. */
  const aPayment = async (buyer: Buyer, vehicleId: number) => {
    const payment = { amount: FEE * 100, currency: 'AED', vehicle_id: vehicleId, company_uuid: 'CI-1' }
    const { json } = await buyer.ask('POST', '/test_payment', { payment })
    return json.data.stripe_payment_intent_id as string
  }

  return { retailerId: dealer.value.id, aBuyer, aCar, aCheckout, orderOf, aPayment, app }
}

/** Issues the invoices that wait, as the process does after each order, so that the mails that bring them are written; they are not sent. */
export function issueInvoices(services: TestServices): Promise<void> {
  const issuing = deliverySenders(services).filter(({ kind }) => kind === 'invoice')
  return createDeliveryLoop(contextOf(services), issuing).run()
}

/** The context in which the site works on orders. */
export async function orderCtxOf(services: TestServices): Promise<OrderCtx> {
  return { ...contextOf(services), desk: await orderDesk(services) }
}
