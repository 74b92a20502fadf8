/** The values of a derivative by filter, each with its word, as the summaries of the page write them. */
type Traits = Record<string, Record<string, string>>
export type PageDerivative = { element: HTMLElement; traits: Traits }
export type Choices = Readonly<Record<string, string>>
export type FilterOption = { value: string; label: string }

/** The derivatives that a page shows in its summaries: those of a tab, or of all where none is named (B-255). */
export function findDerivatives(page: Document, tabId: string): PageDerivative[] {
  const summaries = [...page.querySelectorAll<HTMLElement>('[data-summary]')].filter(({ dataset }) => tabId === '' || dataset.summary === tabId)
  return summaries.flatMap((summary) =>
    [...summary.querySelectorAll<HTMLElement>('[data-derivative]')].map((element) => ({ element, traits: readTraits(element.dataset.derivative) })),
  )
}

/** What the derivatives can be told apart by; a filter with fewer than two options tells nothing. */
export function optionsOf(derivatives: readonly PageDerivative[], key: string): FilterOption[] {
  const words = new Map(derivatives.flatMap(({ traits }) => Object.entries(traits[key] ?? {})))
  return words.size < 2 ? [] : [...words].map(([value, label]) => ({ value, label }))
}

/** Hides what has not every chosen value, and a block of which nothing is left. Answers how many are shown. */
export function showMatching(derivatives: readonly PageDerivative[], choices: Choices): number {
  const filledChoices = Object.entries(choices).filter(([, value]) => value !== '')
  for (const { element, traits } of derivatives) element.hidden = !filledChoices.every(([key, value]) => traits[key]?.[value] !== undefined)
  const sections = new Set(derivatives.flatMap(({ element }) => element.closest('section') ?? []))
  for (const section of sections) section.hidden = !section.querySelector('[data-derivative]:not([hidden])')
  return derivatives.filter(({ element }) => !element.hidden).length
}

function readTraits(text: string | undefined): Traits {
  try {
    return JSON.parse(text ?? '') as Traits // our own summary wrote it
  } catch {
    // Without readable data there is nothing to filter by.
    return {}
  }
}
