import type { ImageView, LinkView } from '#block-engine/view-values.ts'

/** A product as a card shows it; its price as a text. */
export type Product = { id: string; image: ImageView | null; label: string; description: string; price: string; link: LinkView | null }
