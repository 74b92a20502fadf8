import { lazy, Suspense, useEffect } from 'react'
import { useLocaleState, useLogout, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { isTyping } from '#ui/keyboard/is-typing.ts'
import { isPaletteKey } from '#domains/search/index.ts'
import type { PaletteAction } from '#domains/search/ui/index.ts'
import { isFormsApp } from '../app/forms-app.tsx'
import { useMay, useSignedIn } from '../app/signed-in.ts'
import { appWords } from '../app/words.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { $areKeysOff, $shown } from './key-state.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { isElsewhere, useKeys } from './use-keys.ts'
import { useKeysSwitch } from './use-keys-switch.ts'
import { adminActionWords } from './words.ts'

const ADMIN = '/ar/admin'
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))
const Palette = lazy(async () => ({ default: (await import('#domains/search/ui/index.ts')).Palette }))

/** What opens over any screen of the admin by a key: the palette and the list of keys. Their code is loaded then. */
export function OverScreens() {
  const overlay = useAtom($shown)
  useKeys('everywhere', { help: () => $shown.set('help') })

  // Ctrl+K also works in fields, but not in a dialog, which has to be answered first.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || (event.target as Element | null)?.closest?.('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      $shown.set('palette')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  // Escape leaves a field, so that single keys work again. Lists of choices, editors and dialogs have their own Escape.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && isTyping(event.target) && !isElsewhere(event.target)) (event.target as HTMLElement).blur()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Suspense>
      {overlay === 'palette' ? <AdminPalette /> : null}
      {overlay === 'help' ? <KeysDialog /> : null}
    </Suspense>
  )
}

function AdminPalette() {
  const language = useLanguage()
  const { name, role } = useSignedIn()
  const navigate = useNavigate()
  const actions = useAdminActions()
  // A screen of this application is opened in place, which asks about unsaved changes; anything else is another document.
  const go = (href: string) => {
    if (!isFormsApp() && (href === ADMIN || href.startsWith(`${ADMIN}/`))) void navigate(href.slice(ADMIN.length) || '/')
    else location.assign(href)
  }
  // What an action opens stays open.
  const close = () => $shown.get() === 'palette' && $shown.set(null)
  return <Palette language={language} staff={{ id: 'user', name, role }} actions={actions} onGo={go} onClose={close} />
}

/** What the palette does in the admin. */
function useAdminActions(): PaletteAction[] {
  const word = useWords(adminActionWords)
  const app = useWords(appWords)
  const translate = useTranslate()
  const logout = useLogout()
  const [locale, setLocale] = useLocaleState()
  const isOff = useAtom($areKeysOff)
  const turn = useKeysSwitch()
  const mayEdit = useMay('pages.read')
  return [
    ...(mayEdit ? [{ id: 'editor', label: app('open_editor'), run: () => location.assign('/ar/cms') }] : []),
    { id: 'site', label: app('view_site'), run: () => void window.open('/ar', '_blank', 'noopener') },
    { id: 'keys', label: word('keys'), keys: ['?'], run: () => $shown.set('help') },
    { id: 'switch', label: word(isOff ? 'keys_on' : 'keys_off'), run: () => turn(isOff) },
    { id: 'language', label: word('language'), run: () => setLocale(locale === 'ar' ? 'en' : 'ar') },
    { id: 'out', label: translate('ra.auth.logout'), run: () => void logout() },
  ]
}
