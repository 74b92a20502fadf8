import {
  type Checkout,
  type ConfigStore,
  configAddress,
  createOrdersClient,
  draftChoices,
  initJourney,
  isConfiguratorJourney,
  isTradeInComplete,
  journeyConfigTypes,
  loadOrderData,
  type MostHeldRefusal,
  mostHeldRefusals,
  type OrderData,
  type OrderVehicle,
  type OwnHold,
  orderVehicle,
  readReservation,
  saveContact,
  saveOrderData,
  storeOf,
} from '#domains/orders/index.ts'
import { fetchConfiguredVehicle, fetchListedVehicle, getAddress } from '#domains/stock/index.ts'

const JOURNEY = '/ar/showroom-order-online/'

export const orders = createOrdersClient()

/** How a checkout begins. */
export type Start =
  | { kind: 'none' | 'link_over' }
  | { kind: 'ordered'; data: OrderData; number: string; config: ConfigStore }
  | { kind: 'vehicle_gone'; data: OrderData }
  | { kind: 'unfinished'; data: OrderData }
  | { kind: 'failed' }
  | { kind: 'too_many' }
  | { kind: 'locked' | 'hold_over' | 'seller_incomplete'; data: OrderData; vehicle: OrderVehicle }
  | { kind: 'holds_most'; data: OrderData; vehicle: OrderVehicle; code: MostHeldRefusal; holds: readonly OwnHold[] }
  | { kind: 'refused'; data: OrderData; vehicle: OrderVehicle; config: ConfigStore }
  | { kind: 'begun'; data: OrderData; vehicle: OrderVehicle; checkout: Checkout; config: ConfigStore }

/** Takes up what the browser kept, or what a mailed link leads to, and has the vehicle held. */
export async function startCheckout(settings: { config: ConfigStore | null }): Promise<Start> {
  const token = new URLSearchParams(location.search).get('continue')
  const isLinkOver = token !== null && !(await continueFromLink(token))
  const data = loadOrderData()
  if (data.vehicleId === null) return withoutVehicle(data, { isLinkOver, config: settings.config ?? {} })
  if (data.tradeInData && !isTradeInComplete(data.tradeInData) && data.detailsRoute.startsWith(JOURNEY)) return { kind: 'unfinished', data }
  const list = new URL(data.detailsRoute, location.origin).searchParams.get('list') ?? ''
  let isAway = false
  const journey = await initJourney<OrderVehicle>(
    settings,
    { configUrl: data.configUrl, vehicleId: data.vehicleId, list },
    {
      setLanguage: () => undefined,
      loadConfig: fetchConfig,
      fetchVehicle: async (of) => {
        const answer = await fetchListedVehicle(of)
        if (!answer.ok && answer.status !== 404) throw new Error(`the vehicle was answered with ${answer.status}`)
        return answer.ok ? orderVehicle(answer.data) : null
      },
      failed: (what, reason) => {
        if (what === 'vehicle') isAway = true
        console.warn(`the ${what} of the order could not be had: ${reason}`)
      },
    },
  )
  const vehicle = isConfiguratorJourney(data) ? await configuredVehicle(data.configUrl) : (journey?.vehicle ?? null)
  if (isAway) return { kind: 'failed' }
  if (!vehicle) return { kind: 'vehicle_gone', data }
  return hold({ data, vehicle, config: journey?.config ?? {} })
}

/** Nothing is being ordered: a visitor who returns after an order is redirected to it. */
function withoutVehicle(data: OrderData, { isLinkOver, config }: { isLinkOver: boolean; config: ConfigStore }): Start {
  if (isLinkOver) return { kind: 'link_over' }
  const reservation = readReservation()
  return reservation ? { kind: 'ordered', data, number: reservation.orderNumber, config } : { kind: 'none' }
}

/** Holds the vehicle, or finds that it is held already. */
export async function hold({ data, vehicle, config }: { data: OrderData; vehicle: OrderVehicle; config: ConfigStore }): Promise<Start> {
  const lock = await orders.init({ vehicle_id: vehicle.id, company_uuid: data.paymentRecipient })
  if (lock.ok) return { kind: 'begun', data, vehicle, config, checkout: lock.value }
  if (lock.code === 'vehicle_locked') return { kind: 'locked', data, vehicle }
  if (lock.code === 'hold_over' || lock.code === 'seller_incomplete') return { kind: lock.code, data, vehicle }
  const most = mostHeldRefusals.find((code) => code === lock.code)
  if (most) return { kind: 'holds_most', data, vehicle, code: most, holds: lock.held }
  if (lock.code === 'vehicle_gone' || lock.code === 'gone') return { kind: 'vehicle_gone', data }
  if (lock.code === 'unreachable') return { kind: 'failed' }
  return lock.code === 'too_many' ? { kind: 'too_many' } : { kind: 'refused', data, vehicle, config }
}

/** The configuration by the call of the catalogue, for a page that came without it. */
async function fetchConfig(isConfigurator: boolean): Promise<ConfigStore | null> {
  const answer = await getAddress<unknown>(configAddress('/public_api/company_config', journeyConfigTypes(isConfigurator)), {})
  if (!answer.ok) throw new Error(`the configuration was answered with ${answer.status}`)
  return storeOf(answer.data)
}

async function configuredVehicle(configUrl: string): Promise<OrderVehicle | null> {
  const answer = await fetchConfiguredVehicle(configUrl)
  return answer.ok ? orderVehicle(answer.data) : null
}

/**
 * A checkout of another device: its choices become this browser's. The token leaves the address, so that it is not passed on. False for a link that
 * leads nowhere.
 */
async function continueFromLink(token: string): Promise<boolean> {
  const answer = await orders.continueWith(token)
  history.replaceState(history.state, '', location.pathname)
  const choices = answer.ok ? draftChoices(answer.value.draft) : null
  if (!choices) return false
  saveOrderData(choices.data)
  saveContact(choices.contact)
  return true
}
