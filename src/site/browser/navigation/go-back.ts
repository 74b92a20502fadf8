import { GO_BACK } from '#ui/page-protocol.ts'

/** Makes "back" links return to the previous page; without script they lead home. */
export function goBackByLinks(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(`a[${GO_BACK}]`) : null
    if (!link || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}
