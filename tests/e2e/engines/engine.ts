/** One window of a browser, asked through whichever protocol it speaks. Both speak the same actions: those of the WebDriver standards. */
export type Engine = {
  goTo: (url: string) => Promise<void>
  /** Calls a function, or the text of one, in the page, out of reach of its policy; arguments and answer are JSON. It may use nothing of what stands around it here. */
  run: <A extends unknown[], R>(call: ((...args: A) => R) | string, ...args: A) => Promise<R>
  act: (actions: readonly object[]) => Promise<void>
  addCookie: (url: string, name: string, value: string) => Promise<void>
  /** A PNG of what is in the window. */
  picture: () => Promise<Buffer>
  /** Errors of the console since the engine was started. */
  problems: string[]
  close: () => Promise<void>
}

export const WIDTH = 1280
export const HEIGHT = 900
/** Where the demo's market is, so that times read the same everywhere. */
export const TIME_ZONE = 'Asia/Dubai'
