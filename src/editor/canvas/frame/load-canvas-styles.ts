import { loadPatiently } from '../../ui/load-patiently.ts'

let text: string | undefined
let loading: Promise<string> | undefined

/** Loads the stylesheet of the frame. While it cannot be loaded, loading is repeated after pauses. */
export function loadCanvasStyles(): Promise<string> {
  loading ??= readStyles().then((styles) => {
    text = styles
    return styles
  })
  return loading
}

async function readStyles(): Promise<string> {
  const { readCanvasStyles } = await loadPatiently(() => import('./canvas-styles.ts'))
  return loadPatiently(readCanvasStyles)
}

/** The stylesheet if it is loaded already, so that the frame can be drawn at once. */
export const loadedCanvasStyles = (): string | undefined => text
