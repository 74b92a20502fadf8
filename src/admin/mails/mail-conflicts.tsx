import { plainMailText } from '#mails/mail-text.ts'
import type { LastSave } from '#staff/conflicts/conflict-dialog.tsx'
import { AdminConflicts } from '../editing/admin-conflicts.tsx'
import { useWords } from '../i18n/use-words.ts'
import { placeName, type Sentence, type TextConflict } from './mail-texts.ts'
import { useSentenceName } from './use-sentence-name.ts'
import { mailWords } from './words.ts'

type MailConflictsProps = {
  sentences: readonly Sentence[]
  conflicts: readonly TextConflict[]
  lastSave: LastSave
  onDecide: (mine: ReadonlySet<number>) => void
}

/** Asks, text by text, whose words a mail says. */
export function MailConflicts({ sentences, conflicts, lastSave, onDecide }: MailConflictsProps) {
  const word = useWords(mailWords)
  const nameOf = useSentenceName()
  const places = conflicts.map(({ place, mine, theirs }) => {
    const sentence = sentences.find(({ key }) => key === place.key)
    const [plainMine, plainTheirs] = [plainMailText(mine), plainMailText(theirs)]
    const isToldApart = plainMine !== plainTheirs
    return {
      key: placeName(place),
      place: word('part_in', { part: sentence ? nameOf(sentence) : place.key, language: word(place.language) }),
      // Where only the formatting differs, its source tells the two apart.
      mine: isToldApart ? plainMine : mine,
      theirs: isToldApart ? plainTheirs : theirs,
    }
  })
  return <AdminConflicts lastSave={lastSave} conflicts={places} onDecide={onDecide} />
}
