import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { LastSave } from '#staff/conflicts/conflict-dialog.tsx'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'
import { useUnsavedGuard } from '../editing/use-unsaved-guard.ts'
import { useWords } from '../i18n/use-words.ts'
import { builtInTexts, flawedPlaces, type MailRecord, mergeTexts, type Place, type TextConflict, textsOf, withText } from './mail-texts.ts'
import { mailWords } from './words.ts'

/** The texts of a mail while they are typed, saved with the version that they are based on. `show` opens the language and an example with a text. */
export function useMailDraft(loadedMail: MailRecord, show: (place: Place) => void) {
  const word = useWords(mailWords)
  const notify = useNotify()
  const [storedMail, setStoredMail] = useState(loadedMail)
  const [texts, setTexts] = useState(() => textsOf(loadedMail))
  const [conflicts, setConflicts] = useState<readonly TextConflict[]>([])
  const [lastSave, setLastSave] = useState<LastSave>({})
  const [isStale, setStale] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const isDirty = JSON.stringify(texts) !== JSON.stringify(textsOf(storedMail))
  useUnsavedGuard({ onLeave: isDirty, onAnyMove: false })

  const write = (place: Place, text: string) => setTexts((before) => withText(before, place, text))
  const take = (record: MailRecord) => {
    setStoredMail(record)
    setConflicts([])
    setStale(false)
  }
  const save = async (newTexts = texts) => {
    const [flawed] = flawedPlaces(storedMail, newTexts)
    if (flawed) {
      show(flawed)
      return notify(word('mend'), { type: 'error' })
    }
    setSaving(true)
    try {
      const { data } = await ask('PUT /api/mails/{id}', { params: { id: storedMail.id }, body: { texts: newTexts }, ifMatch: storedMail.version })
      take(data)
      setTexts(textsOf(data))
      notify(word('saved'), { type: 'success' })
    } catch (error) {
      const refusal = refusalOf<'PUT /api/mails/{id}'>(error)
      if (refusal?.code !== 'stale') return notify(messageOf(error), { type: 'error' })
      const current = refusal.data
      const merged = mergeTexts(textsOf(storedMail), newTexts, textsOf(current))
      take(current)
      setLastSave(current)
      setTexts(merged.texts)
      setConflicts(merged.conflicts)
      setStale(merged.conflicts.length === 0)
    } finally {
      setSaving(false)
    }
  }
  /** Ends the conflicts, of which mine is kept in those with these indexes, and saves. */
  const decide = (mine: ReadonlySet<number>) => {
    const decidedTexts = conflicts.reduce((textsSoFar, { place, theirs }, index) => (mine.has(index) ? textsSoFar : withText(textsSoFar, place, theirs)), texts)
    setTexts(decidedTexts)
    setConflicts([])
    if (JSON.stringify(decidedTexts) !== JSON.stringify(textsOf(storedMail))) void save(decidedTexts)
  }
  return { storedMail, texts, conflicts, lastSave, isStale, isDirty, isSaving, write, decide, save, restoreAll: () => setTexts(builtInTexts(storedMail)) }
}
