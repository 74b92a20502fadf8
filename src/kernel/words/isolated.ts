const NEEDS_ISOLATION = /[\p{Script=Latin}\p{Nd}]/u

/**
 * A part of a sentence that is read outside of a page, where no markup can isolate it: its figures and Latin letters stay together whatever stands
 * beside them. Arabic alone needs nothing.
 */
export function isolated(text: string): string {
  return NEEDS_ISOLATION.test(text) ? `\u2068${text}\u2069` : text
}
