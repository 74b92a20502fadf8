import { createHmac } from 'node:crypto'
import { MEASURING_ID, type MeasuringConfig } from '#domains/analytics/index.ts'
import { safeJson } from '#kernel/json.ts'

/** The nonce of a page for scripts of tags. It is made of the page, so that every process has the same bytes for it; nobody without the key can predict it. */
export function tagNonce(html: string, key: string): string {
  return createHmac('sha256', key).update('tags').update(html).digest('base64url').slice(0, 22)
}

/**
 * What scripts need to know to measure, as data with the nonce; nothing where only the usual is measured. Browsers hide the nonce of a script from
 * stylesheets.
 */
export function measuringElement({ tags, speed }: MeasuringConfig, nonce: string): string {
  if (!tags && speed === 'after_consent') return ''
  const mark = tags ? ` nonce="${nonce}"` : ''
  return `<script type="application/json" id="${MEASURING_ID}"${mark}>${safeJson({ tags, speed })}</script>`
}
