/** Where the code of a phone field stands in a plain post, and in the page. */
export function codeName(field: string): string {
  return `_code.${field}`
}

/** Where the proof of a field stands in a plain post. */
export function proofName(field: string): string {
  return `_proof.${field}`
}

/** What a plain post asks for another code by; its value is the name of the field. */
export const ANOTHER_CODE = '_another_code'

/** Messages about the code of a phone number: that it was sent, or what was wrong. */
export type CodeNotice = 'sent' | 'wrong' | 'gone' | 'too_many' | 'refused'
