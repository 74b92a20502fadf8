import { useId, useState } from 'react'
import { staffNameIn } from '#domains/accounts/index.ts'
import { isolated } from '#kernel/words/isolated.ts'
import { wordIn } from '#kernel/words/words.ts'
import { SideValue } from '../differences/side-value.tsx'
import { type DialogKit, useDialogKit } from '../dialogs/dialog-kit.ts'
import css from './conflict-dialog.module.css'
import { conflictWords } from './words.ts'

/** One place that two people left differently. */
export type ConflictOfPlace = {
  key: string
  /** What people call the place. */
  place: string
  mine: unknown
  theirs: unknown
  /** Whether the place is a whole thing, such as a block, which one of the two may have removed. */
  isWhole?: boolean
  /** Whether theirs is chosen at first: where only they changed it. */
  isTheirsFirst?: boolean
}

/** Who saved something last, and the ISO moment, as its record has them; empty where that is not known. */
export type LastSave = { updated_by?: string | null; updated_at?: string | null }

type ConflictDialogProps = {
  conflicts: readonly ConflictOfPlace[]
  /** The save of the other version. */
  lastSave?: LastSave | undefined
  /** Gets the indexes of the conflicts in which mine is kept. */
  onDecide: (mine: ReadonlySet<number>) => void
  /** Goes back to what was typed without a decision. Without it the dialog stays until there is one, since one of the two changes would get lost. */
  onLater?: (() => void) | undefined
}

/** Two people changed the same document, record or text: asks in each place whose version stays, mine beside theirs. */
export function ConflictDialog({ conflicts, lastSave, onDecide, onLater }: ConflictDialogProps) {
  const kit = useDialogKit()
  const { language, Dialog, Button } = kit
  const id = useId()
  const [mine, setMine] = useState<ReadonlySet<number>>(() => new Set(conflicts.flatMap(({ isTheirsFirst }, index) => (isTheirsFirst ? [] : [index]))))
  const word = (key: keyof typeof conflictWords) => wordIn(language, conflictWords, key)
  const choose = (index: number, isMine: boolean) => setMine(new Set(isMine ? [...mine, index] : [...mine].filter((other) => other !== index)))
  return (
    <Dialog
      title={word('title')}
      describedBy={id}
      onClose={onLater}
      footer={
        <>
          {onLater && <Button label={word('later')} onPress={onLater} />}
          {conflicts.length > 1 && <Button label={word('all_theirs')} onPress={() => setMine(new Set())} />}
          {conflicts.length > 1 && <Button label={word('all_mine')} onPress={() => setMine(new Set(conflicts.keys()))} />}
          <Button isMain label={word('done')} onPress={() => onDecide(mine)} />
        </>
      }
    >
      <p id={id} className={css.intro}>
        {savedText(kit, lastSave)} {word(conflicts.length > 0 ? 'intro' : 'same')}
      </p>
      {conflicts.map((conflict, index) => (
        <Choice key={conflict.key} conflict={conflict} isMine={mine.has(index)} onChoose={(isMine) => choose(index, isMine)} />
      ))}
    </Dialog>
  )
}

type ChoiceProps = { conflict: ConflictOfPlace; isMine: boolean; onChoose: (isMine: boolean) => void }

function Choice({ conflict: { place, mine, theirs, isWhole = false }, isMine, onChoose }: ChoiceProps) {
  const { language } = useDialogKit()
  const id = useId()
  const sides = [
    { name: 'mine', value: mine, other: theirs, isChosen: isMine },
    { name: 'theirs', value: theirs, other: mine, isChosen: !isMine },
  ] as const
  return (
    <div role="radiogroup" aria-labelledby={id} className={css.conflict}>
      <h3 id={id} className={css.place}>
        <bdi>{place}</bdi>
      </h3>
      <div className={css.sides}>
        {sides.map(({ name, value, other, isChosen }) => (
          <label key={name} className={css.side}>
            <input
              type="radio"
              name={id}
              checked={isChosen}
              aria-labelledby={`${id}-${name}`}
              aria-describedby={`${id}-${name}-value`}
              onChange={() => onChoose(name === 'mine')}
            />
            <span id={`${id}-${name}`} className={css.name}>
              {wordIn(language, conflictWords, name)}
            </span>
            <span id={`${id}-${name}-value`} className={css.value}>
              <SideValue {...{ language, value, other, isWhole }} />
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}

function savedText({ language, momentOf }: DialogKit, { updated_by, updated_at }: LastSave = {}): string {
  const name = staffNameIn(language, updated_by ?? '')
  const time = updated_at ? momentOf(updated_at) : ''
  if (name === '' && time === '') return ''
  const key = name === '' ? 'saved_at' : time === '' ? 'saved_by' : 'saved_by_at'
  return wordIn(language, conflictWords, key, { name: isolated(name), time })
}
