import { loadModule } from '#ui/load-module.ts'

/** Set beside the session's own cookie, which no script can read. It only says that asking is worth while (C-196). */
const HINT = /(?:^|; )maarad_staff=1(?:;|$)/

/** Brings the editors' toolbar to browsers that somebody signed in with. The page itself is the same for everybody (A-268). */
export async function offerToolbar(cookies: string): Promise<void> {
  // A page inside of another, such as a preview beside the editor, is only looked at.
  if (!HINT.test(cookies) || window.parent !== window) return
  const { startToolbar } = await loadModule(() => import('./editor-toolbar/start-toolbar.tsx'))
  startToolbar()
}
