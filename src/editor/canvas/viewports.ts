/** The widths at which the page can be shown, in px, each with the height of a usual screen of that width. */
export const screenHeights = { 390: 844, 768: 1024, 1440: 900 } as const
export type Viewport = keyof typeof screenHeights
export const viewports: readonly Viewport[] = [390, 768, 1440]
