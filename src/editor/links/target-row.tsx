import { useState } from 'react'
import type { Target } from '#domains/content/ui/index.ts'
import { Button } from '../ui/button.tsx'
import { useWord } from '../words/use-word.ts'
import { LinkPicker } from './link-picker.tsx'
import css from './links.module.css'
import { TargetSummary } from './target-summary.tsx'
import { linksWords } from './words.ts'

type TargetRowProps = { id?: string; target: Target; describedBy?: string | undefined; onChange: (target: Target) => void }

/** A destination with the button that changes it. */
export function TargetRow({ id, target, describedBy, onChange }: TargetRowProps) {
  const word = useWord(linksWords)
  const [isPicking, setIsPicking] = useState(false)
  return (
    <div className={css.target}>
      <TargetSummary target={target} />
      <Button id={id} size="s" aria-describedby={describedBy} onClick={() => setIsPicking(true)}>
        {word(target.url === '' ? 'choose_target' : 'change_target')}
      </Button>
      <LinkPicker
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        target={target}
        onPick={(picked) => {
          setIsPicking(false)
          onChange(picked)
        }}
      />
    </div>
  )
}
