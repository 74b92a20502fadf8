import { moveSlides } from '#ui/carousel/advance-slides.ts'
import { chooseTab } from '#ui/choose-tab.ts'
import { MOVES_SLIDES, OPENS_ALL } from '#ui/page-protocol.ts'

/** To which slide each carousel was moved. */
const movedMarks = new Map<Element, number>()

/**
 * Shows what a press does before its island is ready: slides move, tabs change their panel, dialogs open, a button stays pressed. Gives what then has
 * to be done instead of repeating the press, or nothing where the press is to be repeated.
 */
export function answerAtOnce(pressed: HTMLElement, island: Element): (() => void) | undefined {
  if (pressed.hasAttribute(MOVES_SLIDES)) return move(pressed)
  if (pressed.hasAttribute(OPENS_ALL)) return openAll(island)
  if (pressed.hasAttribute('aria-pressed')) return toggle(pressed)
  if (pressed.getAttribute('role') === 'tab') chooseTab(pressed)
  if (pressed.getAttribute('aria-haspopup') === 'dialog') openDialog(pressed)
  return undefined
}

/** The island hears of the last slide that was asked for. */
function move(button: HTMLElement): (() => void) | undefined {
  const at = moveSlides(button)
  if (!at) return undefined
  movedMarks.set(at.carousel, at.index)
  return () => {
    const index = movedMarks.get(at.carousel)
    movedMarks.delete(at.carousel)
    if (index !== undefined) at.carousel.querySelector<HTMLElement>(`[${MOVES_SLIDES}="${index}"]`)?.click()
  }
}

/** The island reads from its disclosures whether they are open. */
function openAll(island: Element): () => void {
  const disclosures = [...island.querySelectorAll('details')]
  const isOpen = disclosures.every(({ open }) => open)
  for (const disclosure of disclosures) disclosure.open = !isOpen
  return () => undefined
}

/** The press may be refused, so it is repeated from where it began. */
function toggle(button: HTMLElement): () => void {
  const before = button.getAttribute('aria-pressed') ?? 'false'
  button.setAttribute('aria-pressed', String(before !== 'true'))
  return () => {
    button.setAttribute('aria-pressed', before)
    button.click()
  }
}

/** It is empty until the island fills it. */
function openDialog(opener: HTMLElement): void {
  const dialog = document.getElementById(opener.getAttribute('aria-controls') ?? '')
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
