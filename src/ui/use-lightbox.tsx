import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { LightboxProps } from './lightbox.tsx'
import { loadModule } from './load-module.ts'

type LightboxState = {
  /** Opens it. Where its code cannot be had the browser goes to `address`, which is the picture itself. */
  open: (address: string) => Promise<void>
  /** Draws it; nothing before it was first opened. */
  draw: (props: Omit<LightboxProps, 'isOpen' | 'onClose'>) => ReactNode
}

/** The full screen of a gallery, whose code comes when a picture is pressed. `strip` holds the gallery's slides. */
export function useLightbox(strip: RefObject<HTMLElement | null>): LightboxState {
  const [loaded, setLoaded] = useState<{ Lightbox: ComponentType<LightboxProps> } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  /** The slide that was shown last; null until another one than the first was. */
  const shown = useRef<number | null>(null)
  // The browser gives focus back to the picture that was pressed, which may have moved out of view since. The strip may still be on its way.
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const slide = shown.current === null ? strip.current?.querySelector('[data-selected]') : strip.current?.children[shown.current]
      slide?.querySelector('a')?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen, strip])
  return {
    open: async (address) => {
      try {
        const { Lightbox } = await loadModule(() => import('./lightbox.tsx'))
        setLoaded({ Lightbox })
        shown.current = null
        setIsOpen(true)
      } catch {
        location.assign(address)
      }
    },
    draw: ({ onSelect, ...props }) =>
      loaded && (
        <loaded.Lightbox
          {...props}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onSelect={(index) => {
            shown.current = index
            onSelect(index)
          }}
        />
      ),
  }
}
