import type { ReactNode } from 'react'
import { type DialogKit, DialogKitProvider } from '#staff/dialogs/dialog-kit.ts'
import type { Language } from '#kernel/words/words.ts'

/** Around a shared dialog, controls as plain as may be: what is tested is the dialog, whichever application draws it. */
export function PlainDialogKit({ language = 'ar', children }: { language?: Language; children: ReactNode }) {
  return <DialogKitProvider value={{ ...plain, language }}>{children}</DialogKitProvider>
}

const plain: Omit<DialogKit, 'language'> = {
  momentOf: (instant) => instant,
  Dialog: ({ title, describedBy, onClose, footer, children }) => (
    <div role="dialog" aria-label={title} aria-describedby={describedBy}>
      {onClose && (
        <button type="button" onClick={onClose}>
          ✕
        </button>
      )}
      {children}
      {footer}
    </div>
  ),
  Button: ({ label, isBusy = false, isOff = false, ...does }) => (
    <button {...('form' in does ? { type: 'submit', form: does.form } : { type: 'button', onClick: does.onPress })} disabled={isBusy || isOff}>
      {label}
    </button>
  ),
  IconButton: ({ label, isOff = false, onPress }) => (
    <button type="button" aria-label={label} disabled={isOff} onClick={onPress}>
      ○
    </button>
  ),
  Icon: () => null,
  Mark: ({ text }) => <span>{text}</span>,
  Tabs: ({ label, tabs, current, onChange }) => (
    <>
      <div role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button key={tab.id} type="button" role="tab" aria-selected={tab.id === current} onClick={() => onChange(tab.id)}>
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel">{tabs.find(({ id }) => id === current)?.content}</div>
    </>
  ),
  Choice: ({ label, options, value, onChange }) => (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => options.filter((option) => option.value === target.value).map((option) => onChange(option.value))}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  ),
  LineField: ({ label, value, problem, onChange }) => (
    <label>
      {label} <input value={value} aria-invalid={problem !== undefined} onChange={({ target }) => onChange(target.value)} /> <span>{problem}</span>
    </label>
  ),
  SearchField: ({ label, value, onChange, onKeyDown }) => (
    <input type="search" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} onKeyDown={onKeyDown} />
  ),
  DayField: ({ label, value, problem, onChange }) => (
    <label>
      {label} <input value={value} onChange={({ target }) => onChange(target.value)} /> <span>{problem}</span>
    </label>
  ),
  TextArea: ({ label, value, lang, problem, isOff, onChange }) => (
    <label>
      {label} <textarea lang={lang} value={value} disabled={isOff} onChange={({ target }) => onChange(target.value)} /> <span>{problem}</span>
    </label>
  ),
  TimeField: ({ label, value, onChange }) => (
    <label>
      {label} <input value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  ),
}
