import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/controls/button.tsx'
import { ANOTHER_CODE, codeName, proofName } from '../code-fields.ts'
import type { FormTexts } from '../words.ts'
import css from './form-view.module.css'
import type { CodeState } from './code-state.ts'
import { useLater } from './use-proofs.ts'

export type PhoneCodeProps = {
  /** Id of the phone's control. */
  id: string
  name: string
  state: CodeState
  words: FormTexts
  /** A proof that the server gave in answer to a plain post. */
  proof: string
  onSend: () => void
  onConfirm: () => void
}

/** Another code can be requested only after the first one had time to arrive (C-271). */
const WAIT_MS = 30_000

/** Verifies a phone number by a code. Without a script, the code or the request for another one is posted with the form. */
export function PhoneCode({ id, name, state, words, proof, onSend, onConfirm }: PhoneCodeProps) {
  const isAsked = state.name === 'asked' || state.name === 'checking'
  return (
    <div className={css.code}>
      {proof && <input type="hidden" name={proofName(name)} defaultValue={proof} />}
      <p id={`${id}-code-note`} role="status" className={classNames(css.hint, css.codeNote)} data-problem={isProblem(state) ? '' : undefined}>
        {noteOf(state, words)}
      </p>
      {isAsked ? (
        <CodeInput {...{ id, name, state, words, onSend, onConfirm }} />
      ) : (
        state.name !== 'proved' &&
        state.name !== 'unneeded' && (
          <Button variant="tertiary" className={css.codeSend} aria-disabled={state.name === 'sending' || undefined} onClick={onSend}>
            {words.code_send}
          </Button>
        )
      )}
    </div>
  )
}

function CodeInput({ id, name, state, words, onSend, onConfirm }: Omit<PhoneCodeProps, 'proof'>) {
  const mayAskAgain = useLater(WAIT_MS, 'of' in state ? state.of : '')
  const isWrong = state.name === 'asked' && state.notice !== 'sent'
  return (
    <>
      <label className={css.label} htmlFor={`${id}-code`}>
        {words.code_label}
      </label>
      <div className={css.codeRow}>
        <input
          id={`${id}-code`}
          name={codeName(name)}
          className={css.codeInput}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={10}
          placeholder=" "
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-code-note`}
        />
        <Button variant="secondary" className={css.codeConfirm} aria-disabled={state.name === 'checking' || undefined} onClick={onConfirm}>
          {words.code_confirm}
        </Button>
      </div>
      <div className={css.codeBox}>
        <label className={css.box}>
          <input type="checkbox" name={ANOTHER_CODE} value={name} />
          <span>{words.code_again}</span>
        </label>
      </div>
      <Button variant="tertiary" className={css.codeSend} aria-disabled={!mayAskAgain || undefined} onClick={() => mayAskAgain && onSend()}>
        {mayAskAgain ? words.code_again : words.code_again_soon}
      </Button>
    </>
  )
}

function isProblem(state: CodeState): boolean {
  return state.name === 'unreachable' || ('notice' in state && state.notice !== null && state.notice !== 'sent')
}

function noteOf(state: CodeState, words: FormTexts): string {
  switch (state.name) {
    case 'none':
      return state.notice ? words[`code_${state.notice}`] : words.code_note
    case 'asked':
      return words[`code_${state.notice}`]
    case 'sending':
      return words.code_sending
    case 'checking':
      return words.code_checking
    case 'proved':
      return words.code_proved
    case 'unreachable':
      return words.code_unreachable
    case 'unneeded':
      return ''
  }
}
