import { type ConfigStore, type JourneyType, journeyTypeOf } from './journey-config.ts'
import { isRecord } from './content-field.ts'

/** Where the admin puts what is being written, for the page in its frame; the tab's own storage, so that no visitor's page finds it. */
const PREVIEW_KEY = 'maarad_journey_preview'
const CHANGED = 'journey-preview'
const MARK = 'preview'

export type JourneyPreview = { type: JourneyType; content: Readonly<Record<string, unknown>>; payment: string }

/** The page that shows what a type of configuration says; null where it needs a car and there is none. */
export function journeyPreviewAddress(type: JourneyType, vehicleId: number | null): string | null {
  const journey = '/ar/showroom-order-online'
  if (type === 'order_online_checkout_page') return `${journey}/checkout?${MARK}`
  if (type === 'order_online_success_page') return `${journey}/success?${MARK}`
  return vehicleId === null ? null : `${journey}/vehicle/${vehicleId}?${MARK}`
}

/** Has the page in a frame show a configuration that is not stored. */
export function previewJourney(frame: Window | null, preview: JourneyPreview): void {
  try {
    sessionStorage.setItem(PREVIEW_KEY, JSON.stringify(preview))
    frame?.dispatchEvent(new Event(CHANGED))
  } catch {
    // without storage the frame shows what is stored
  }
}

/** Whether this page is the preview of the admin, and not a visitor's. */
export function isJourneyPreview(): boolean {
  return new URLSearchParams(location.search).has(MARK)
}

/** The configuration with what is being written over it. */
export function previewedConfig(config: ConfigStore): ConfigStore {
  const preview = readPreview()
  return preview ? { ...config, [preview.type]: preview.content } : config
}

/** The way to pay whose texts are being written; '' for all. */
export function previewedPayment(): string {
  return readPreview()?.payment ?? ''
}

/** Calls back whenever the admin has changed something, until the function it answers is called. */
export function onPreviewChange(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  return () => removeEventListener(CHANGED, changed)
}

function readPreview(): JourneyPreview | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(PREVIEW_KEY) ?? 'null')
    const type = isRecord(read) ? journeyTypeOf(read.type) : null
    if (!isJourneyPreview() || !isRecord(read) || !type || !isRecord(read.content)) return null
    return { type, content: read.content, payment: typeof read.payment === 'string' ? read.payment : '' }
  } catch {
    return null
  }
}
