import { atom } from 'nanostores'
import { announce } from './announcer.ts'
import { words } from '../page-words.ts'

/** Whether the browser has no network. */
export const $isOffline = atom(false)

/** Shows a notice while the browser is offline; the page stays. */
export function watchConnection(): void {
  const notice = document.getElementById('offline-notice')
  const update = () => {
    const isOffline = !navigator.onLine
    if (isOffline === $isOffline.get()) return
    $isOffline.set(isOffline)
    if (notice) notice.hidden = !isOffline
    announce(isOffline ? words().offline : words().online)
  }
  addEventListener('online', update)
  addEventListener('offline', update)
  update()
}
