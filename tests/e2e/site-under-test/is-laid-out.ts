import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** Waits until nothing below the first screen is skipped any more (`site/browser/islands/first-screen`). The gallery shows some ninety templates. */
export async function isLaidOut(page: Page): Promise<void> {
  const skipped = () =>
    page
      .locator('main > *, main ~ *')
      .evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto').map(({ outerHTML }) => outerHTML.slice(0, 80)))
  await expect.poll(skipped, { timeout: 60_000 }).toEqual([])
}
