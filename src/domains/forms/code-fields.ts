/** The name of a phone field's code input, in the page and in a post without a script. */
export function codeName(field: string): string {
  return `_code.${field}`
}

/** The name of a field's proof in a post without a script. */
export function proofName(field: string): string {
  return `_proof.${field}`
}

/** The name of the button that requests another code in a post without a script; its value is the name of the field. */
export const ANOTHER_CODE = '_another_code'

/** Messages about the code of a phone number: that it was sent, or what was wrong. */
export type CodeNotice = 'sent' | 'wrong' | 'gone' | 'too_many' | 'refused'
