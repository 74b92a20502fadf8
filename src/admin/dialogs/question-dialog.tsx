import { Box, Button } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'
import { type RefusalText, useSending } from './use-sending.ts'

/** What is shown in place of the question once it is answered. */
type Result = { title?: string; content: ReactNode }

type QuestionProps = Pick<DialogFrameProps, 'title' | 'width' | 'fillsBelow' | 'children'> & {
  /** The words of the main button. */
  action: string
  /** The words of the button that leaves it; those of "cancel" without them. */
  leave?: string
  /** Takes something away: the main button is red, and the other one has the focus. */
  isDangerous?: boolean
  /** Whether everything that it asks for is there. */
  isReady?: boolean
  /** Asks the server, and throws when that is refused. Resolves to a notice of success, to what is then shown in the dialog, or to nothing. */
  send: () => Promise<string | Result | undefined>
  refusal?: RefusalText
  onClose: () => void
  /** Called after it was sent and closed. */
  onDone?: () => void
}

/**
 * A question that is sent to the server. It stays until that has answered: a refusal is said in it and loses nothing that was typed; meanwhile neither Escape
 * nor a second press does anything. Enter in a field of one line sends it.
 */
export function QuestionDialog({ action, leave, isDangerous = false, isReady = true, send, refusal, onClose, onDone, children, ...frame }: QuestionProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const formId = useId()
  const [result, setResult] = useState<Result | null>(null)
  const { isBusy, problem, run } = useSending(refusal)
  const finish = () => {
    onClose()
    onDone?.()
  }
  const answer = async () => {
    const outcome = await send()
    if (typeof outcome === 'object') return setResult(outcome)
    if (outcome !== undefined) notify(outcome, { type: 'success' })
    finish()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React the form may stand in that of a record.
    event.stopPropagation()
    if (isReady) void run(answer)
  }
  if (result) {
    const close = (
      // A button of its own, so that it gets the focus.
      <Button key="close" variant="contained" autoFocus onClick={finish}>
        {translate('ra.action.close')}
      </Button>
    )
    return (
      <DialogFrame {...frame} title={result.title ?? frame.title} onClose={finish} buttons={close} isLive>
        {result.content}
      </DialogFrame>
    )
  }
  const buttons = (
    <>
      <Button color="inherit" disabled={isBusy} onClick={onClose} data-autofocus-else={isDangerous || undefined}>
        {leave ?? translate('ra.action.cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        disabled={!isReady}
        // Not disabled while it is sent, which would take the focus from it.
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy}
        sx={isBusy ? { opacity: 0.6, cursor: 'progress' } : {}}
        data-autofocus-else={isDangerous ? undefined : true}
      >
        {action}
      </Button>
    </>
  )
  return (
    <DialogFrame {...frame} onClose={isBusy ? undefined : onClose} isLive={isBusy} {...{ problem, buttons }} holdsText>
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        {children}
      </Box>
    </DialogFrame>
  )
}
