import { EMAIL } from '#kernel/values/contact.ts'

const MOST = 30

/** Parses mail addresses separated by lines, commas or spaces, without duplicates; `wrong` is the first invalid one. */
export function parseRecipients(text: string): { addresses: string[]; wrong: string | undefined } {
  const parts = [...new Set(text.split(/[\s,،;]+/).filter(Boolean))]
  return { addresses: parts.filter((part) => EMAIL.test(part)).slice(0, MOST), wrong: parts.find((part) => !EMAIL.test(part)) }
}
