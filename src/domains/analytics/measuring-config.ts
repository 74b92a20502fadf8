/** The browser's configuration of the measurement; pages contain it unless it is the default. */
export type MeasuringConfig = {
  /** The container of the tag manager and the address of its script. */
  readonly tags: { readonly id: string; readonly url: string } | null
  /** When the speed of pages is measured. */
  readonly speed: 'after_consent' | 'always' | 'off'
}

/** Id of the element that holds the configuration as JSON. Its nonce is the one that scripts of tags need. */
export const MEASURING_ID = 'measuring'

/** The page's configuration, and the nonce for scripts of tags. */
export function measuringConfig(): MeasuringConfig & { nonce: string } {
  const element = document.getElementById(MEASURING_ID)
  const written = element ? (JSON.parse(element.textContent ?? '{}') as Partial<MeasuringConfig>) : {}
  return { tags: null, speed: 'after_consent', ...written, nonce: element?.nonce ?? '' }
}
