const SCREEN_HEIGHTS = /(?<![\w.#-])(\d*\.?\d+)[sld]?v[hb]\b/g

/**
 * Styles whose units of the screen's height mean the height of a device, `--device-height` in px. The frame of the canvas is as tall as the editor's
 * window allows at the scale of the page, up to twice a screen, and a hero of one screen would be as tall as that.
 */
export function onDeviceScreen(styles: string): string {
  return styles.replace(SCREEN_HEIGHTS, (_, share: string) => `calc(${share} * var(--device-height) / 100)`)
}
