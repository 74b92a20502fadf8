let text: string | undefined
let loading: Promise<string> | undefined

/** Loads the stylesheet of the frame. After a rejection, the next call tries again. */
export function loadCanvasStyles(): Promise<string> {
  loading ??= import('./canvas-styles.ts').then(
    ({ canvasStyles }) => {
      text = canvasStyles
      return canvasStyles
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The stylesheet if it is loaded already, so that the frame can be drawn at once. */
export const loadedCanvasStyles = (): string | undefined => text
