import { vi } from 'vitest'

/** What jsdom lacks of a browser for views that measure, watch and scroll: nothing is ever seen or resized, and no motion is unwelcome. */
export function stubBrowser(): void {
  const nothing = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', nothing)
  vi.stubGlobal('IntersectionObserver', nothing)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.scrollTo = () => undefined
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  HTMLDialogElement.prototype.getAnimations = () => []
}
