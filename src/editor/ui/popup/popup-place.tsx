import { createContext, type ReactNode, type RefObject, use, useRef } from 'react'
import css from './popup-place.module.css'

const PopupPlace = createContext<RefObject<HTMLElement | null> | undefined>(undefined)

/** Provides the container for menus and dialogs: inside the editor's root, whose tokens they need, and above everything else in it. */
export function PopupPlaceProvider({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <PopupPlace value={place}>
      {children}
      <div ref={place} className={css.place} />
    </PopupPlace>
  )
}

/** The `container` of a portal. */
export function usePopupPlace(): RefObject<HTMLElement | null> | undefined {
  return use(PopupPlace)
}
