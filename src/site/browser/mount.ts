import { createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { AnyView } from '#block-engine/define-block.ts'

/** A hydrated view. `ready` resolves once it answers to clicks, and rejects when it could not be drawn; `end` empties its element. */
export type Mounted = { ready: Promise<void>; end: () => void }

/** Hydrates a view in its element. A difference between server and browser is an error: the tests fail on it. */
export function mount(element: Element, View: AnyView, props: Record<string, unknown>): Mounted {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  let hasEnded = false
  const view = createElement(View, props as unknown as Parameters<AnyView>[0])
  const root = hydrateRoot(element, createElement(Hydrated, { onHydrated: resolve }, view), {
    identifierPrefix: String(props.id),
    onRecoverableError: (error) => {
      // React says so of a root that is ended before it was hydrated; nobody will see what it would have drawn.
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

// One child, so that the ids that React makes are those of the server.
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }) {
  // Effects of the view run before this one; what they set, such as a carousel that was measured, is there two frames later.
  useEffect(() => void requestAnimationFrame(() => requestAnimationFrame(onHydrated)), [onHydrated])
  return children
}
