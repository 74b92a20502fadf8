import { loadModule } from '#ui/load-module.ts'

/** A hint that staff are signed in, since scripts cannot read the session cookie. It grants no access (C-196). */
const HINT = /(?:^|; )maarad_staff=1(?:;|$)/

/** Loads the editors' toolbar in browsers of signed-in staff. The page itself is the same for everybody (A-268). */
export async function offerToolbar(cookies: string): Promise<void> {
  // A page in a frame, such as a preview beside the editor, needs no toolbar.
  if (!HINT.test(cookies) || window.parent !== window) return
  const { startToolbar } = await loadModule(() => import('./editor-toolbar/start-toolbar.tsx'))
  startToolbar()
}
