import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { LightboxProps } from './lightbox.tsx'
import { loadModule } from '../load-module.ts'

type LightboxState = {
  /** Opens it. If its code fails to load, the browser goes to `address`, the picture itself. */
  open: (address: string) => Promise<void>
  /** Renders it; nothing before it first opens. */
  draw: (props: Omit<LightboxProps, 'isOpen' | 'onClose'>) => ReactNode
}

/** The full-screen view of a gallery, whose code loads when a picture is pressed. `strip` holds the gallery's slides. */
export function useLightbox(strip: RefObject<HTMLElement | null>): LightboxState {
  const [view, setView] = useState<{ Lightbox: ComponentType<LightboxProps> } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  /** The last shown slide; null until the visitor leaves the first one. */
  const lastIndex = useRef<number | null>(null)
  // The browser restores focus to the pressed picture, which may be out of view by now: the last shown one takes it. The strip may still be scrolling.
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const slide = lastIndex.current === null ? strip.current?.querySelector('[data-selected]') : strip.current?.children[lastIndex.current]
      slide?.querySelector('a')?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen, strip])
  return {
    open: async (address) => {
      try {
        const { Lightbox } = await loadModule(() => import('./lightbox.tsx'))
        setView({ Lightbox })
        lastIndex.current = null
        setIsOpen(true)
      } catch {
        // The picture is opened as a page of its own instead.
        location.assign(address)
      }
    },
    draw: ({ onSelect, ...props }) =>
      view && (
        <view.Lightbox
          {...props}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onSelect={(index) => {
            lastIndex.current = index
            onSelect(index)
          }}
        />
      ),
  }
}
