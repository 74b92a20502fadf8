import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useLightbox } from '#ui/lightbox/use-lightbox.tsx'
import { GalleryFilm, type GalleryItem } from './gallery-item.tsx'

type GalleryWords = { readonly film: string; readonly close: string }

type GalleryLightbox<Place extends HTMLElement> = {
  /** The element whose children are the items, in their order: the last one shown takes the focus. */
  items: RefObject<Place | null>
  open: (index: number) => void
  draw: (label: string, words: GalleryWords) => ReactNode
}

/** The full-screen view over a grid of pictures and videos. */
export function useGalleryLightbox<Place extends HTMLElement>(visibleItems: readonly GalleryItem[]): GalleryLightbox<Place> {
  const items = useRef<Place>(null)
  const [startAt, setStartAt] = useState(0)
  const [playing, setPlaying] = useState<string>()
  const lightbox = useLightbox(items)
  return {
    items,
    open: (index) => {
      setStartAt(index)
      void lightbox.open(visibleItems[index]?.image?.src ?? '')
    },
    draw: (label, words) =>
      lightbox.draw({
        label,
        slides: visibleItems.map((item) => ({
          id: item.id,
          image: item.image,
          caption: item.caption,
          film: item.yt && <GalleryFilm item={item} words={words} isPlaying={playing === item.id} onPlay={() => setPlaying(item.id)} sizes="100vw" />,
        })),
        startAt,
        words,
        onSelect: () => setPlaying(undefined),
      }),
  }
}
