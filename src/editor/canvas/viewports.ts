/** The widths at which the page can be shown, in px, each with the height of a usual screen of that width. */
export const screenHeights = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 } as const
export type Viewport = keyof typeof screenHeights
export const viewports: readonly Viewport[] = [390, 768, 1440, 1920]

/** How large the page is drawn: as it fits into the room, or in parts of its own size. */
export const zooms = ['fit', 0.5, 0.75, 1, 1.5, 2] as const
export type Zoom = (typeof zooms)[number]
