import { expect, type Locator } from '@playwright/test'

/** Turns to an island as the focus does, and waits until it can be used. Some wait for that, and the script that hears of it may still be on its way. */
export async function turnTo(island: Locator): Promise<void> {
  await expect(async () => {
    await island.dispatchEvent('focusin')
    await expect(island).toHaveAttribute('data-ready', '', { timeout: 1000 })
  }).toPass()
}
