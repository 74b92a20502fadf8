import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Axe that judges what stands: a dialog that is still fading in would have the contrast of the moment. */
class AxeAtRest extends AxeBuilder {
  readonly #page: Page

  constructor(page: Page) {
    super({ page })
    this.#page = page
  }

  override async analyze() {
    await transitionsEnd(this.#page)
    return super.analyze()
  }
}

/**
 * Axe for a page, or the parts of it that are named next, once it is at rest. It describes what it objects to and nothing else. A page without frames is
 * judged in its own document: the way through frames opens a browser page for every question. Frames in which no script runs, such as those of mails, are left out:
 * axe asks them and waits for ever.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeAtRest(page)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
    .exclude('iframe[sandbox]:not([sandbox*="allow-scripts"])')
}

/** A page behind another one has no frames. */
const FRAME_MS = 100
const CHANGE_MS = 2000
/** What moves by itself, such as slides, never ends. */
const ROUNDS = 3

/** Waits until colours and places that are changing have changed. One that was only just asked for begins with the next frame. */
export function transitionsEnd(page: Page): Promise<void> {
  return page.evaluate(
    async ({ frame, most, rounds }) => {
      const sooner = (change: Promise<unknown>, ms: number) => Promise.race([change, new Promise((resolve) => setTimeout(resolve, ms))])
      const nextFrame = () => sooner(new Promise((resolve) => requestAnimationFrame(resolve)), frame)
      const changing = () =>
        document
          .getAnimations()
          .filter(
            ({ playState, timeline, effect }) => playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
          )
      await document.fonts.ready
      for (let round = 0; round < rounds; round += 1) {
        await sooner(Promise.allSettled(changing().map(({ finished }) => finished)), most)
        await nextFrame()
        await nextFrame()
        if (changing().length === 0) return
      }
    },
    { frame: FRAME_MS, most: CHANGE_MS, rounds: ROUNDS },
  )
}
