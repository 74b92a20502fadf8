import { useState } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'
import { useUnsavedGuard } from '../editing/use-unsaved-guard.ts'
import { useWords } from '../i18n/use-words.ts'
import { builtInTexts, flawedPlaces, type MailRecord, mergeTexts, type Place, placeName, textsOf } from './mail-texts.ts'
import { mailWords } from './words.ts'

const noConflicts: ReadonlyMap<string, string> = new Map()

/** The texts of a mail while they are typed, saved with the version that they are based on. `show` opens the language and an example with a text. */
export function useMailDraft(loaded: MailRecord, show: (place: Place) => void) {
  const word = useWords(mailWords)
  const notify = useNotify()
  const [stored, setStored] = useState(loaded)
  const [texts, setTexts] = useState(() => textsOf(loaded))
  const [theirs, setTheirs] = useState(noConflicts)
  const [isStale, setStale] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const isDirty = JSON.stringify(texts) !== JSON.stringify(textsOf(stored))
  useUnsavedGuard({ onLeave: isDirty, onAnyMove: false })

  const settle = (place: Place) => setTheirs(new Map([...theirs].filter(([name]) => name !== placeName(place))))
  const write = ({ language, key }: Place, text: string) => setTexts((before) => ({ ...before, [language]: { ...before[language], [key]: text } }))
  const take = (record: MailRecord) => {
    setStored(record)
    setTheirs(noConflicts)
    setStale(false)
  }
  const save = async () => {
    const [flawed] = flawedPlaces(stored, texts)
    if (flawed) {
      show(flawed)
      return notify(word('mend'), { type: 'error' })
    }
    setSaving(true)
    try {
      const { data } = await ask('PUT /api/mails/{id}', { params: { id: stored.id }, body: { texts }, ifMatch: stored.version })
      take(data)
      setTexts(textsOf(data))
      notify(word('saved'), { type: 'success' })
    } catch (error) {
      const refusal = refusalOf<'PUT /api/mails/{id}'>(error)
      if (refusal?.code !== 'stale') return notify(messageOf(error), { type: 'error' })
      const current = refusal.data
      const { texts: both, both: conflicts } = mergeTexts(textsOf(stored), texts, textsOf(current))
      take(current)
      setTexts(both)
      setTheirs(conflicts)
      setStale(true)
    } finally {
      setSaving(false)
    }
  }
  return { stored, texts, theirs, isStale, isDirty, isSaving, write, settle, save, restoreAll: () => setTexts(builtInTexts(stored)) }
}
