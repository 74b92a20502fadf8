import { isRecord } from '#kernel/json/json-values.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { type ConfigStore, type JourneyContent, journeyFields, type JourneyType, journeyTypeOf } from './journey-config.ts'

/** The storage key of the admin's unsaved configuration, for the page in its preview frame; in the tab's own storage, out of reach of visitors' pages. */
const PREVIEW_KEY = 'maarad_journey_preview'
const CHANGE_EVENT = 'journey-preview'
const MARK = 'preview'

export type JourneyPreview = { type: JourneyType; content: Readonly<Record<string, unknown>>; payment: string }

/** The sample order that the preview shows. */
export const SAMPLE_ORDER_NUMBER = 'M-7KQ4-9XWD-2FTP'

/** The pages that show a type of configuration: the usual one first, then those for exceptions. */
export const journeyPreviewPages = {
  order_online: { choices: ['Choices', 'الاختيارات'] },
  order_online_steps_page: { choices: ['Choices', 'الاختيارات'] },
  order_online_checkout_page: {
    steps: ['Steps', 'الخطوات'],
    rebooking: nameOf('order_online_checkout_page', 'rebooking_page'),
    error: nameOf('order_online_checkout_page', 'error_page'),
    confirmation: nameOf('order_online_checkout_page', 'confirmation_page'),
  },
  order_online_success_page: {
    success: nameOf('order_online_success_page', 'success'),
    unconfirmed: nameOf('order_online_success_page', 'reservation_confirmation_error_page'),
    failure: nameOf('order_online_success_page', 'failure_page'),
  },
} as const satisfies Record<JourneyType, Readonly<Record<string, WordPair>>>

/** What staff call a section. */
function nameOf<Type extends JourneyType>(type: Type, symbol: keyof JourneyContent[Type]): WordPair {
  const sections: readonly { symbol: string; label: WordPair }[] = journeyFields[type]
  const section = sections.find((one) => one.symbol === symbol)
  if (!section) throw new Error(`no section ${String(symbol)}`)
  return section.label
}

type KeysOf<Union> = Union extends Union ? keyof Union : never
export type PreviewPage = KeysOf<(typeof journeyPreviewPages)[JourneyType]>

const pathOf: Readonly<Record<PreviewPage, string>> = {
  choices: '/vehicle',
  steps: '/checkout',
  rebooking: '/checkout',
  error: '/checkout',
  confirmation: `/confirmation/${SAMPLE_ORDER_NUMBER}`,
  success: '/success',
  unconfirmed: `/confirmation/${SAMPLE_ORDER_NUMBER}`,
  failure: `/confirmation/${SAMPLE_ORDER_NUMBER}`,
}

/** The address of a preview page; null when it needs a car and there is none. */
export function journeyPreviewAddress(page: PreviewPage, vehicleId: number | null): string | null {
  if (page === 'choices' && vehicleId === null) return null
  return `/ar/showroom-order-online${pathOf[page]}${page === 'choices' ? `/${vehicleId}` : ''}?${MARK}=${page}`
}

/** Shows an unsaved configuration in the page of a frame. */
export function previewJourney(frame: Window | null, preview: JourneyPreview): void {
  try {
    sessionStorage.setItem(PREVIEW_KEY, JSON.stringify(preview))
    frame?.dispatchEvent(new Event(CHANGE_EVENT))
  } catch {
    // without storage the frame shows what is stored
  }
}

/** Whether this page is a preview of the admin. */
export function isJourneyPreview(): boolean {
  return new URLSearchParams(location.search).has(MARK)
}

/** Which page of the preview this is; null on a visitor's page. */
export function previewedPage(): PreviewPage | null {
  const page = new URLSearchParams(location.search).get(MARK)
  return (Object.keys(pathOf) as PreviewPage[]).find((one) => one === page) ?? null
}

/** The stored configuration with the unsaved changes on top. */
export function previewedConfig(config: ConfigStore): ConfigStore {
  const preview = readPreview()
  return preview ? { ...config, [preview.type]: preview.content } : config
}

/** The way to pay whose texts are being edited; '' for all. */
export function previewedPayment(): string {
  return readPreview()?.payment ?? ''
}

/** Calls back after each change in the admin. Returns a function that stops it. */
export function onPreviewChange(onChange: () => void): () => void {
  addEventListener(CHANGE_EVENT, onChange)
  return () => removeEventListener(CHANGE_EVENT, onChange)
}

function readPreview(): JourneyPreview | null {
  try {
    const json: unknown = JSON.parse(sessionStorage.getItem(PREVIEW_KEY) ?? 'null')
    const type = isRecord(json) ? journeyTypeOf(json.type) : null
    if (!isJourneyPreview() || !isRecord(json) || !type || !isRecord(json.content)) return null
    return { type, content: json.content, payment: typeof json.payment === 'string' ? json.payment : '' }
  } catch {
    // Nothing readable is kept: the page is shown as it is published.
    return null
  }
}
