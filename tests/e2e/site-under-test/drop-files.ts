import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A file as it is dropped; `bytes` in base64. */
export type DroppedFile = { name: string; type: string; bytes: string }

/** A picture that is another one for another amount of red. */
export async function aPicture(red: number): Promise<string> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 140 } } })
  return (await picture.png().toBuffer()).toString('base64')
}

/** Drops files on the middle of the screen, as from the desk of a computer. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  await page.evaluate((dropped) => {
    const transfer = new DataTransfer()
    for (const { name, type, bytes } of dropped) transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }))
    const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body
    for (const name of ['dragover', 'drop']) target.dispatchEvent(new DragEvent(name, { dataTransfer: transfer, bubbles: true, cancelable: true }))
  }, files)
}
