import { lazy, Suspense, useEffect } from 'react'
import { isPaletteKey } from '#domains/search/index.ts'
import type { PaletteAction } from '#domains/search/ui/index.ts'
import type { Staff } from '#kernel/staff.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { loadPatiently } from '../ui/load-patiently.ts'
import { useLanguage } from '../words/language.tsx'
import { $isPaletteShown } from './help.ts'

// Not one of the parts that are loaded ahead: most pages are written without it.
const Palette = lazy(async () => ({ default: (await loadPatiently(() => import('#domains/search/ui/index.ts'))).Palette }))

type EditorPaletteProps = { staff: Staff; actions: readonly PaletteAction[]; onOpenPage: (page: number) => void }

/** The palette of the editor; its code is loaded when it is opened. A page opens in place, any other address as a document of its own. */
export function EditorPalette({ staff, actions, onOpenPage }: EditorPaletteProps) {
  const isShown = useAtom($isPaletteShown)
  const { language } = useLanguage()

  // Key presses that nothing else has used bubble to the document. Those in the frame of the canvas come by the shortcuts of the page.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || (event.target as Element | null)?.closest?.('[role="dialog"]')) return
      event.preventDefault()
      $isPaletteShown.set(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const go = (href: string) => {
    const { pathname, searchParams } = new URL(href, location.href)
    const page = Number(searchParams.get('page'))
    if (pathname === '/ar/cms' && page > 0) onOpenPage(page)
    else location.assign(href)
  }
  if (!isShown) return null
  return (
    <Suspense>
      <Palette language={language} staff={staff} actions={actions} onGo={go} onClose={() => $isPaletteShown.set(false)} />
    </Suspense>
  )
}
