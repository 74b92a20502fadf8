/** The names of the headers of a webhook; docs/webhooks.md explains them to receivers. */
export const EVENT_HEADER = 'maarad-event'
export const SIGNATURE_HEADER = 'maarad-signature'
export const KEY_HEADER = 'idempotency-key'
