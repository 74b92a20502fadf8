import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useWord } from '../../words/use-word.ts'
import css from './field.module.css'
import { Icon } from '../icon.tsx'
import { uiWords } from '../words.ts'

/** The attributes that connect a control with its label, hint and problem. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }

export type FieldProps = {
  label: string
  /** Set by callers that focus the control. */
  id?: string
  hint?: ReactNode
  /** What is wrong with the value, in the language of the person. */
  problem?: string | undefined
  isRequired?: boolean
  /** Keeps the label for assistive technology only, where the place says enough. */
  isLabelHidden?: boolean
  className?: string
}

/** Label, control, hint and problem of one value. */
export function Field({ children, ...props }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, id: givenId, hint, problem, isRequired = false, isLabelHidden = false, className } = props
  const word = useWord(uiWords)
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [problem ? `${id}-problem` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  const control: ControlProps = {
    id,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(problem ? { 'aria-invalid': true } : {}),
    ...(isRequired ? { 'aria-required': true } : {}),
  }
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? css.unseen : css.label}>
        {label}
        {isRequired && <span className={css.required}> ({word('required')})</span>}
      </label>
      {children(control)}
      {problem && <FieldProblem id={`${id}-problem`} text={problem} />}
      {hint && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** What is wrong with a value, below its control; `id` is what the control is described by. */
export function FieldProblem({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={css.problem}>
      <Icon name="alert" size={14} />
      <span>{text}</span>
    </p>
  )
}
