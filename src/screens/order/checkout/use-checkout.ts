import { useEffect, useRef, useState } from 'react'
import {
  type Checkout,
  type CheckoutStep,
  checkContact,
  type Contact,
  draftChoices,
  emptyContact,
  isJourneyPreview,
  type MostHeldRefusal,
  loadContact,
  normalisePaymentType,
  onPreviewChange,
  previewedConfig,
  previewedPage,
  previewedPayment,
  type OrderData,
  type OrderVehicle,
  orderDraft,
  type OwnHold,
  readJourneyContent,
  hideWaitingOrder,
  readSoftLock,
  removeSoftLock,
  SAMPLE_ORDER_NUMBER,
  saveContact,
  saveOrderData,
  isConfiguratorJourney,
  type ConfigStore,
  writeSoftLock,
} from '#domains/orders/index.ts'
import type { RunningCheckout } from './props.ts'
import { hold, orders, type Start, startCheckout } from './start-checkout.ts'

/** Where a checkout stands. */
export type Phase =
  | { name: 'loading' | 'none' | 'link_over' | 'failed' | 'too_many' }
  | { name: 'vehicle_gone' | 'refused'; data: OrderData; config: ConfigStore }
  | { name: 'locked' | 'hold_over' | 'seller_incomplete'; data: OrderData; vehicle: OrderVehicle }
  | { name: 'holds_most'; data: OrderData; vehicle: OrderVehicle; code: MostHeldRefusal; holds: readonly OwnHold[] }
  | { name: 'ordered'; number: string; config: ConfigStore; data: OrderData }
  | { name: 'running'; config: ConfigStore; vehicle: OrderVehicle; checkout: Checkout; isNew: boolean; step: CheckoutStep }
  | { name: 'kicked_out'; config: ConfigStore; vehicle: OrderVehicle }

const JOURNEY = '/ar/showroom-order-online'

/** The state of a checkout: what was chosen, the vehicle that is held, and the calls that change either. Long, since its calls share the state and the hold. */
export function useCheckout(config: ConfigStore | null) {
  const [phase, setPhase] = useState<Phase>({ name: 'loading' })
  const [data, setData] = useState<OrderData | null>(null)
  const [contact, setContact] = useState<Contact>(emptyContact)
  const lockId = useRef('')

  const take = (start: Start) => {
    if ('data' in start) setData(start.data)
    if (start.kind !== 'begun') setContact(loadContact())
    if (start.kind === 'begun') {
      const { contact: person, step } = resumed(start.checkout)
      setContact(person)
      lockId.current = start.checkout.lock_id
      const { order_number: number } = start.checkout
      if (number) return setPhase({ name: 'ordered', number, config: start.config, data: start.data })
      const isNew = readSoftLock()?.vehicleId !== String(start.vehicle.id)
      writeSoftLock(start.vehicle.id)
      return setPhase({ name: 'running', config: start.config, vehicle: start.vehicle, checkout: start.checkout, isNew, step })
    }
    if (start.kind === 'ordered') return setPhase({ name: 'ordered', number: start.number, config: start.config, data: start.data })
    // Other pages offer no way back to an order that cannot go on.
    if (start.kind === 'vehicle_gone' || start.kind === 'seller_incomplete') hideWaitingOrder()
    if (start.kind === 'locked' || start.kind === 'hold_over' || start.kind === 'seller_incomplete')
      return setPhase({ name: start.kind, data: start.data, vehicle: start.vehicle })
    if (start.kind === 'holds_most') return setPhase({ ...start, name: 'holds_most' })
    if (start.kind === 'refused') return setPhase({ name: 'refused', data: start.data, config: start.config })
    // Its own step says what is missing, and leads here again.
    if (start.kind === 'unfinished') return location.replace(start.data.detailsRoute)
    if (start.kind === 'vehicle_gone') return setPhase({ name: 'vehicle_gone', data: start.data, config: config ?? {} })
    setPhase({ name: start.kind })
  }
  const begin = () => {
    setPhase({ name: 'loading' })
    void startCheckout({ config }).then(take)
  }

  /** The preview of the journey, with the texts that staff are editing. */
  const preview = async () => {
    const { sampleCheckout, sampleContact, sampleData, sampleVehicle } = await import('../shared/preview-samples.ts')
    const sample = { data: sampleData(previewedPayment()), config: previewedConfig(config ?? {}) }
    setData(sample.data)
    setContact(sampleContact)
    if (previewedPage() === 'rebooking') return setPhase({ name: 'ordered', number: SAMPLE_ORDER_NUMBER, ...sample })
    if (previewedPage() === 'error') return setPhase({ name: 'refused', ...sample })
    setPhase({ name: 'running', config: sample.config, vehicle: sampleVehicle, checkout: sampleCheckout(new Date()), isNew: false, step: 'details' })
  }

  // What was chosen is in the browser's storage; the server holds the vehicle from here on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page begins once, with the configuration that it came with
  useEffect(() => {
    if (isJourneyPreview()) {
      void preview()
      return onPreviewChange(() => void preview())
    }
    let isOver = false
    void startCheckout({ config }).then((start) => !isOver && take(start))
    return () => {
      isOver = true
      // Who goes on to another page of the site leaves the vehicle to others.
      if (!location.pathname.startsWith(JOURNEY) && lockId.current) {
        orders.releaseOnLeave(lockId.current)
        const softLock = readSoftLock()
        if (softLock) removeSoftLock(softLock.vehicleId)
      }
    }
  }, [])

  const running: RunningCheckout | null =
    phase.name === 'running' && data
      ? { data, contact, vehicle: phase.vehicle, checkout: phase.checkout, content: contentOf(phase.config, data), step: phase.step }
      : null

  return {
    phase,
    running,
    begin,
    change: (next: OrderData) => {
      if (!isJourneyPreview()) saveOrderData(next)
      setData(next)
    },
    write: (next: Contact) => {
      if (!isJourneyPreview()) saveContact(next)
      setContact(next)
    },
    /** Keeps what is filled in on the server: for another device, and for a payment whose browser does not come back. */
    keepDraft: async ({ data: orderData, contact: person, checkout, vehicle, step }: RunningCheckout) => {
      if (isJourneyPreview()) return
      await orders.saveDraft(checkout.lock_id, orderDraft({ data: orderData, contact: person, checkout, vin: vehicle.vin, step }))
    },
    refresh: (checkout: Checkout) => setPhase((current) => (current.name === 'running' ? { ...current, checkout } : current)),
    told: () => setPhase((current) => (current.name === 'running' ? { ...current, isNew: false } : current)),
    kickOut: () => setPhase((current) => (current.name === 'running' ? { name: 'kicked_out', config: current.config, vehicle: current.vehicle } : current)),
    holdAgain: async () => {
      if (phase.name !== 'kicked_out' || !data) return
      take(await hold({ data, vehicle: phase.vehicle, config: phase.config }))
    },
    leave: () => {
      if (lockId.current) orders.releaseOnLeave(lockId.current)
      lockId.current = ''
      hideWaitingOrder()
      if (data?.vehicleId) removeSoftLock(data.vehicleId)
    },
  }
}
export type CheckoutRun = ReturnType<typeof useCheckout>

/** Who orders and where they stand: as typed in this tab, else as another tab or device left it. */
function resumed({ draft }: Checkout): { contact: Contact; step: CheckoutStep } {
  const typedContact = loadContact()
  const choices = draftChoices(draft)
  const isTyped = Object.values(typedContact).some((value) => value.trim() !== '')
  const contact = isTyped || !choices ? typedContact : choices.contact
  if (!isTyped && choices) saveContact(contact)
  return { contact, step: Object.keys(checkContact(contact)).length === 0 ? (choices?.step ?? 'details') : 'details' }
}

/** What the journey says for the way to pay that was chosen. */
export function contentOf(config: ConfigStore, data: OrderData) {
  const paymentType = normalisePaymentType(data.paymentOptionsData?.type || 'cash')
  return readJourneyContent(config, { isConfigurator: isConfiguratorJourney(data), paymentType })
}
