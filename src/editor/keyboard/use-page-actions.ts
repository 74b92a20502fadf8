import type { PaletteAction } from '#domains/search/ui/index.ts'
import { openPicker } from '../catalogue/open-picker.ts'
import { beginComment } from '../comments/begin-comment.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { $isWide } from '../panels/wide.ts'
import type { PublicationDialog } from '../publishing/publication-dialogs.tsx'
import { useSignOut } from '../top-bar/sign-out.ts'
import { topBarWords } from '../top-bar/words.ts'
import { useWord } from '../words/use-word.ts'
import { useLanguage } from '../words/language.tsx'
import { $isHelpShown } from './help.ts'
import { keyboardWords, pageActionWords } from './words.ts'

type Around = { onPreview: () => void; onDialog: (dialog: PublicationDialog) => void }

/** What the palette can do with the page that is open. */
export function usePageActions({ onPreview, onDialog }: Around): PaletteAction[] {
  const editor = usePageEditor()
  const bar = useWord(topBarWords)
  const key = useWord(keyboardWords)
  const more = useWord(pageActionWords)
  const { language, setLanguage } = useLanguage()
  const signOut = useSignOut()
  return [
    { id: 'publish', label: bar('publish'), run: () => onDialog('publish') },
    { id: 'schedule', label: bar('schedule'), run: () => onDialog('schedule') },
    { id: 'review', label: bar('review'), run: () => onDialog('review') },
    { id: 'preview', label: bar('preview'), run: onPreview },
    { id: 'share', label: bar('share'), run: () => onDialog('preview') },
    { id: 'add', label: key('add'), keys: ['/'], run: () => openPicker({ origin: document.activeElement, beside: editor.$chosen.get().at(-1) }) },
    { id: 'comment', label: key('comment'), keys: ['Ctrl', 'Alt', 'M'], run: () => beginComment(editor, document) },
    { id: 'save', label: key('save'), keys: ['Ctrl', 'S'], run: () => void editor.session.flush() },
    { id: 'undo', label: key('undo'), keys: ['Ctrl', 'Z'], run: editor.undo },
    { id: 'redo', label: key('redo'), keys: ['Ctrl', 'Shift', 'Z'], run: editor.redo },
    { id: 'wide', label: key('wide'), keys: ['Ctrl', '\\'], run: () => $isWide.set(!$isWide.get()) },
    { id: 'keys', label: key('title'), keys: ['?'], run: () => $isHelpShown.set(true) },
    { id: 'sign_out', label: bar('sign_out'), run: signOut },
    { id: 'language', label: more('other_language'), run: () => setLanguage(language === 'ar' ? 'en' : 'ar') },
  ]
}
