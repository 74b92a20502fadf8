import { useEffect, useRef, useState } from 'react'
import {
  type Checkout,
  type Contact,
  emptyContact,
  isJourneyPreview,
  loadContact,
  normalisePaymentType,
  onPreviewChange,
  previewedConfig,
  previewedPayment,
  type OrderData,
  type OrderVehicle,
  orderDraft,
  readJourneyContent,
  readSoftLock,
  removeSoftLock,
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
  | { name: 'loading' | 'none' | 'failed' | 'too_many' }
  | { name: 'vehicle_gone' | 'refused'; data: OrderData; config: ConfigStore }
  | { name: 'locked'; data: OrderData; vehicle: OrderVehicle }
  | { name: 'ordered'; number: string; config: ConfigStore; data: OrderData }
  | { name: 'running'; config: ConfigStore; vehicle: OrderVehicle; checkout: Checkout; isNew: boolean }
  | { name: 'kicked_out'; config: ConfigStore; vehicle: OrderVehicle }

const JOURNEY = '/ar/showroom-order-online'

/** The state of a checkout: what was chosen, the vehicle that is held, and the calls that change either. */
export function useCheckout(config: ConfigStore | null) {
  const [phase, setPhase] = useState<Phase>({ name: 'loading' })
  const [data, setData] = useState<OrderData | null>(null)
  const [contact, setContact] = useState<Contact>(emptyContact)
  const held = useRef('')

  const take = (start: Start) => {
    if ('data' in start) setData(start.data)
    setContact(loadContact())
    if (start.kind === 'begun') {
      held.current = start.checkout.lock_id
      const { order_number: number } = start.checkout
      if (number) return setPhase({ name: 'ordered', number, config: start.config, data: start.data })
      const isNew = readSoftLock()?.vehicleId !== String(start.vehicle.id)
      writeSoftLock(start.vehicle.id)
      return setPhase({ name: 'running', config: start.config, vehicle: start.vehicle, checkout: start.checkout, isNew })
    }
    if (start.kind === 'locked') return setPhase({ name: 'locked', data: start.data, vehicle: start.vehicle })
    if (start.kind === 'refused') return setPhase({ name: 'refused', data: start.data, config: start.config })
    if (start.kind === 'vehicle_gone') return setPhase({ name: 'vehicle_gone', data: start.data, config: config ?? {} })
    setPhase({ name: start.kind })
  }
  const begin = () => {
    setPhase({ name: 'loading' })
    void startCheckout({ config }).then(take)
  }

  /** A journey of nobody, with the texts that staff are writing. */
  const preview = async () => {
    const { sampleCheckout, sampleContact, sampleData, sampleVehicle } = await import('../shared/preview-samples.ts')
    setData(sampleData(previewedPayment()))
    setContact(sampleContact)
    setPhase({ name: 'running', config: previewedConfig(config ?? {}), vehicle: sampleVehicle, checkout: sampleCheckout(new Date()), isNew: false })
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
      if (!location.pathname.startsWith(JOURNEY) && held.current) {
        orders.releaseOnLeave(held.current)
        const kept = readSoftLock()
        if (kept) removeSoftLock(kept.vehicleId)
      }
    }
  }, [])

  const running: RunningCheckout | null =
    phase.name === 'running' && data ? { data, contact, vehicle: phase.vehicle, checkout: phase.checkout, content: contentOf(phase.config, data) } : null

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
    keepDraft: async ({ data: kept, contact: person, checkout, vehicle }: RunningCheckout) => {
      if (isJourneyPreview()) return
      await orders.saveDraft(checkout.lock_id, orderDraft({ data: kept, contact: person, checkout, vin: vehicle.vin }))
    },
    refresh: (checkout: Checkout) => setPhase((current) => (current.name === 'running' ? { ...current, checkout } : current)),
    told: () => setPhase((current) => (current.name === 'running' ? { ...current, isNew: false } : current)),
    kickOut: () => setPhase((current) => (current.name === 'running' ? { name: 'kicked_out', config: current.config, vehicle: current.vehicle } : current)),
    holdAgain: async () => {
      if (phase.name !== 'kicked_out' || !data) return
      take(await hold({ data, vehicle: phase.vehicle, config: phase.config }))
    },
    leave: () => {
      if (held.current) orders.releaseOnLeave(held.current)
      held.current = ''
      if (data?.vehicleId) removeSoftLock(data.vehicleId)
    },
  }
}
export type CheckoutRun = ReturnType<typeof useCheckout>

/** What the journey says for the way to pay that was chosen. */
export function contentOf(config: ConfigStore, data: OrderData) {
  const paymentType = normalisePaymentType(data.paymentOptionsData?.type || 'cash')
  return readJourneyContent(config, { isConfigurator: isConfiguratorJourney(data), paymentType })
}
