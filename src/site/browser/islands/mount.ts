import { createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { AnyView } from '#block-engine/define-block.ts'

/** A hydrated view. `ready` resolves once it responds to clicks, and rejects when rendering fails; `end` unmounts it. */
export type Mounted = { ready: Promise<void>; end: () => void }

/** Hydrates a view in its element. A hydration mismatch is logged as an error, which fails the tests. */
export function mount(element: Element, View: AnyView, props: Record<string, unknown>): Mounted {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  let hasEnded = false
  const view = createElement(View, props as unknown as Parameters<AnyView>[0])
  const root = hydrateRoot(element, createElement(Hydrated, { onHydrated: resolve }, view), {
    identifierPrefix: String(props.id),
    onRecoverableError: (error) => {
      // React reports this when a root is unmounted before it hydrated. It is harmless: the markup has left the page.
      if (!hasEnded) console.error(error)
    },
    onUncaughtError: (error) => {
      reportError(error)
      reject(error)
    },
  })
  const end = () => {
    hasEnded = true
    root.unmount()
  }
  return { ready, end }
}

// Has a single child, so that React's generated ids match the server's.
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }) {
  // The view's effects run before this one; their results, such as a measured carousel, are rendered two frames later.
  useEffect(() => void requestAnimationFrame(() => requestAnimationFrame(onHydrated)), [onHydrated])
  return children
}
