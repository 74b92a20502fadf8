import { type ReactNode, useId } from 'react'
import { Field, type FieldProps } from './field.tsx'
import css from './field.module.css'
import { Icon, type IconName } from '../icon.tsx'

export type Option<Value extends string> = { value: Value; label: string; icon?: IconName; isDisabled?: boolean }

type SelectProps<Value extends string> = FieldProps & {
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  isDisabled?: boolean
}

/** One option of many, as the browser's own select. */
export function Select<Value extends string>({ options, value, onChange, isDisabled, ...field }: SelectProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className={css.input}
          value={value}
          disabled={isDisabled}
          onChange={(event) => {
            const chosenOption = options.find((option) => option.value === event.target.value)
            if (chosenOption) onChange(chosenOption.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** One option of a few: radio buttons that look like one bar. */
export function Choices<Value extends string>({ label, hint, options, value, onChange, isLabelHidden }: Omit<SelectProps<Value>, 'problem'>) {
  const name = useId()
  return (
    <fieldset className={css.field} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={isLabelHidden ? css.unseen : css.label}>{label}</legend>
      <div className={css.choices}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input type="radio" name={name} checked={option.value === value} disabled={option.isDisabled} onChange={() => onChange(option.value)} />
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <div id={`${name}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
    </fieldset>
  )
}

type TickProps = { label: ReactNode; hint?: ReactNode; id?: string; isOn: boolean; onChange: (isOn: boolean) => void; isDisabled?: boolean }

/** A setting that takes effect at once. */
export function Switch(props: TickProps) {
  return <Tick {...props} role="switch" />
}

/** A box to tick in a form that is sent later. */
export function Checkbox(props: TickProps) {
  return <Tick {...props} />
}

function Tick({ label, hint, id, isOn, onChange, isDisabled, role }: TickProps & { role?: 'switch' }) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div className={css.field}>
      <label className={css.row} htmlFor={inputId}>
        <input
          type="checkbox"
          role={role}
          id={inputId}
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={hint ? `${inputId}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <div id={`${inputId}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}
