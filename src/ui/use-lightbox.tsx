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
  // The browser gives focus back to the picture that was pressed, which may have moved out of view since.
  useEffect(() => {
    if (wasOpen.current && !isOpen) strip.current?.querySelector<HTMLElement>('[data-selected] a')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen, strip])
  return {
    open: async (address) => {
      try {
        const { Lightbox } = await loadModule(() => import('./lightbox.tsx'))
        setLoaded({ Lightbox })
        setIsOpen(true)
      } catch {
        location.assign(address)
      }
    },
    draw: (props) => loaded && <loaded.Lightbox {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />,
  }
}
