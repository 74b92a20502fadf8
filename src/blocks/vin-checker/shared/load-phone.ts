import { phoneHref } from '#domains/retailers/index.ts'

/** How visitors call the importer; null when the settings have no number. */
export type Phone = { shown: string; href: string } | null

export function phoneOf(shown: string): Phone {
  const href = phoneHref(shown)
  return href === null ? null : { shown, href }
}
