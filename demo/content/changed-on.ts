import { addDays } from '#kernel/calendar.ts'
import type { DemoPage } from './page.ts'

/** Days between the changes of two pages that follow each other. */
const STEP = 3

/** The day (ISO) on which each page says it was last changed, by path: the one that its text names, else as if one page had been written every few days until `today`. */
export function changedOn(pages: readonly Pick<DemoPage, 'path' | 'changed_on'>[], today: string): ReadonlyMap<string, string> {
  return new Map(pages.map(({ path, changed_on: day }, position) => [path, day ?? addDays(today, -STEP * (position + 1))]))
}
