import { randomInt } from 'node:crypto'

/** An alphabet without similar characters, for paper and phone (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 3
const GROUP = 4

/** A new order number, such as `M-7KQ4-9XWD-2FTP`: 60 random bits, so that numbers cannot be guessed and do not repeat. */
export function newOrderNumber(): string {
  return newNumber('M')
}

/** A new number of a quotation, such as `Q-7KQ4-9XWD-2FTP`. */
export function newQuotationNumber(): string {
  return newNumber('Q')
}

function newNumber(letter: string): string {
  const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return [letter, ...Array.from({ length: GROUPS }, group)].join('-')
}

/** Normalises a typed order number: lower-case letters are accepted, and O, I and L stand for the digits that they look like. */
export function orderNumberOf(text: string): string {
  return text.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
}
