import { useId, useState } from 'react'
import type { Link } from '#fields/field-types.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { FieldProblem } from '../ui/inputs/field.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import { LinkPicker } from './link-picker.tsx'
import css from './links.module.css'
import fieldCss from '../ui/inputs/field.module.css'
import { TargetRow } from './target-row.tsx'
import { linksWords } from './words.ts'

export type LinkFieldProps = {
  /** Of the control that takes the focus. */
  id: string
  label: string
  value: Link | null
  problem?: string | undefined
  onChange: (value: Link | null) => void
}

/** One link: its text, where it leads, how it opens (B-129, A-144). Without a link there is only the button that adds one. */
export function LinkField({ id, label, value, problem, onChange }: LinkFieldProps) {
  const word = useWord(linksWords)
  const [isPicking, setIsPicking] = useState(false)
  const problemId = useId()
  return (
    <fieldset className={fieldCss.field}>
      <legend className={fieldCss.label}>{label}</legend>
      {value ? (
        <div className={css.card} data-invalid={problem ? '' : undefined}>
          <TextInput label={word('text')} maxLength={300} value={value.label ?? ''} onChange={(text) => onChange({ ...value, label: text })} />
          <div className={css.row}>
            <TargetRow
              id={id}
              target={value}
              describedBy={problem ? problemId : undefined}
              onChange={(target) => onChange({ ...(value.label === undefined ? {} : { label: value.label }), ...target })}
            />
            <IconButton icon="trash" label={word('remove_link')} onClick={() => onChange(null)} />
          </div>
        </div>
      ) : (
        <Button id={id} icon="link" className={css.add} aria-describedby={problem ? problemId : undefined} onClick={() => setIsPicking(true)}>
          {word('add_link')}
        </Button>
      )}
      {problem && <FieldProblem id={problemId} text={problem} />}
      <LinkPicker
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        target={{ url: '' }}
        onPick={(target) => {
          setIsPicking(false)
          onChange(target)
        }}
      />
    </fieldset>
  )
}
