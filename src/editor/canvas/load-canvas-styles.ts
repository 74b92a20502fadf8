let text: string | undefined
let loading: Promise<string> | undefined

/** The stylesheet of the page in the frame, which comes in a file of its own. Rejects while that cannot be had. */
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

/** The stylesheet if it has arrived: the frame is then drawn at once. */
export const arrivedCanvasStyles = (): string | undefined => text
