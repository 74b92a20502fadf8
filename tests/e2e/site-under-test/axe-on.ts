import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe for a page, or the parts of it that are named next. It describes what it objects to and nothing else. A page without frames is
 * judged in its own document: the way through frames opens a browser page for every question. Frames in which no script runs, such as those of mails, are left out:
 * axe asks them and waits for ever.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
    .exclude('iframe[sandbox]:not([sandbox*="allow-scripts"])')
}

/** Waits until colours and places that are changing have changed: axe would judge what is seen half way. */
export function transitionsEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled([document.fonts.ready, ...changing.map(({ finished }) => finished)])
  })
}
