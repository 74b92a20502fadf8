const WITHIN_FRAMES = 120

/** Focuses the element that `find` returns as soon as it is in the document. That takes some frames while its code is loaded. */
export async function focusSoon(find: () => HTMLElement | null): Promise<void> {
  for (let frame = 0; frame < WITHIN_FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame)
    const element = find()
    if (!element) continue
    openAround(element)
    element.focus()
    element.scrollIntoView({ block: 'nearest' })
    return
  }
}

function openAround(element: HTMLElement): void {
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null) part.open = true
}
