/** The browser's configuration of the measurement; pages contain it unless it is the default. */
export type MeasuringConfig = {
  /** The container of the tag manager and the address of its script. */
  readonly tags: { readonly id: string; readonly url: string } | null
  /** When the speed of pages is measured. */
  readonly speed: 'after_consent' | 'always' | 'off'
}

/** Id of the element that holds the configuration as JSON. */
export const MEASURING_ID = 'measuring'

/** The page's configuration, and the nonce of this answer, which scripts of tags need; '' on a page without tags. */
export function measuringConfig(): MeasuringConfig & { nonce: string } {
  // Markup of editors holds no scripts, so an element of theirs with this id is not taken for ours.
  const element = document.querySelector<HTMLElement>(`script[id="${MEASURING_ID}"][type="application/json"]`)
  const config = element ? (JSON.parse(element.textContent ?? '{}') as Partial<MeasuringConfig>) : {}
  // Only the server writes scripts that stand in the body itself.
  const nonce = document.querySelector<HTMLScriptElement>('body > script[nonce]')?.nonce ?? ''
  return { tags: null, speed: 'after_consent', ...config, nonce }
}
