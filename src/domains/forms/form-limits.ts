/** The most that a form holds: its schema refuses more, and its settings offer no more. Texts are counted in characters. */
export const formLimits = {
  name: 200,
  fields: 200,
  key: 60,
  label: 300,
  hint: 500,
  html: 10_000,
  characters: 10_000,
  options: 300,
  option: 200,
  first_value: 1000,
  pattern: 300,
  endings: 20,
  tests: 20,
  tested_value: 500,
  retailer_tag: 80,
  submit_label: 100,
  thanks_text: 5000,
  address: 2000,
  mails: 20,
  recipients: 30,
  mail_address: 254,
  template: 20_000,
  receivers: 20,
} as const

/** The whole numbers that a form takes, both ends included. */
export const formNumbers = {
  file_kilobytes: { min: 1, max: 20_480 },
  slot_minutes: { min: 5, max: 480 },
  retention_days: { min: 1, max: 3650 },
  answer_minutes: { min: 1, max: 525_600 },
} as const

/** The id of a field, and the key under which leads keep its answer. */
export const FIELD_KEY = /^[a-z][a-z0-9_]{0,59}$/

/** Of a text by itself, not only within the group that a check puts it in: `a)|(b` would leave the group, and with it the ends of the value. */
export function isExpression(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'))
  } catch {
    // The answer is that it is no expression; schema and inspector say so.
    return false
  }
}

/** A path of the site or a web address, never one that a browser would run as script. */
export function isRedirect(address: string): boolean {
  return address === '' || (/^\/(?![/\\])/.test(address) && !address.includes('\\')) || /^https?:\/\//i.test(address)
}
