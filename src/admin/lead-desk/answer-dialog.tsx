import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { Loading, useNotify, useRefresh } from 'react-admin'
import { type AnswerChannel, type CallResult, callResults, type LeadAnswer } from '#domains/leads/index.ts'
import { ask, type DataOf } from '../data-provider/ask.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { DialogBody, DialogShell } from '../dialogs/dialog-frame.tsx'
import { useSending } from '../dialogs/use-sending.ts'
import { Choice } from '../fields/choice.tsx'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { dialAddress, whatsAppAddress } from './whats-app-address.ts'
import { deskWords } from './words.ts'

type Offer = DataOf<'GET /api/leads/{id}/answers'>
type DialogProps = { leadId: number; onClose: () => void; onAnswered: () => void }

/** Answers a lead by mail, WhatsApp or a call. The text of the first template is written already, so that Ctrl+Enter sends it. */
export function AnswerDialog({ leadId, onClose, onAnswered }: DialogProps) {
  const word = useWords(deskWords)
  const { data: offer, hasFailed, again } = useLoaded('GET /api/leads/{id}/answers', { params: { id: leadId } })
  const sending = useSending()
  const title = offer?.name ? <bdi>{word('answer_to', { name: offer.name })}</bdi> : word('answer')
  return (
    <DialogShell title={title} width="sm" fillsBelow="sm" onClose={sending.isBusy ? undefined : onClose} holdsText>
      {offer ? (
        <AnswerForm {...{ offer, sending, onClose, onAnswered }} />
      ) : (
        <DialogBody buttons={<Button onClick={onClose}>{word('cancel')}</Button>}>
          {hasFailed ? <LoadFailed again={again}>{word('offer_failed')}</LoadFailed> : <Loading />}
        </DialogBody>
      )}
    </DialogShell>
  )
}

function channelsOf({ email, phone }: Offer): AnswerChannel[] {
  return [
    ...(email === '' ? [] : ['mail' as const]),
    ...(whatsAppAddress(phone, '') === '' ? [] : ['whatsapp' as const]),
    ...(phone === '' ? [] : ['call' as const]),
  ]
}

type FormProps = Omit<DialogProps, 'leadId'> & { offer: Offer; sending: ReturnType<typeof useSending> }

function AnswerForm({ offer, sending: { isBusy, problem, run }, onClose, onAnswered }: FormProps) {
  const word = useWords(deskWords)
  const channels = channelsOf(offer)
  const [channel, setChannel] = useState<AnswerChannel | undefined>(channels[0])
  const [text, setText] = useState(offer.texts[0]?.text ?? '')
  const [subject, setSubject] = useState(offer.texts[0]?.subject ?? '')
  const [note, setNote] = useState('')
  const [result, setResult] = useState<CallResult>('reached')
  const answer = useAnswer(offer)
  const send = (content: Unkeyed<LeadAnswer>) =>
    run(async () => {
      await answer(content)
      onAnswered()
      onClose()
    })
  const chat = useRef<HTMLAnchorElement>(null)
  const answers = { mail: { channel: 'mail', subject, text }, whatsapp: { channel: 'whatsapp', text }, call: { channel: 'call', result, text: note } } as const
  const isWhole = channel === 'call' || (text.trim() !== '' && (channel !== 'mail' || subject.trim() !== ''))
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !channel || !isWhole || isBusy) return
    event.preventDefault()
    // A chat is opened by its link, which says that it was.
    if (channel === 'whatsapp') chat.current?.click()
    else void send(answers[channel])
  }
  if (!channel)
    return (
      <DialogBody buttons={<Button onClick={onClose}>{word('cancel')}</Button>}>
        <Alert severity="info">{word('no_way')}</Alert>
      </DialogBody>
    )
  const actions = <AnswerActions {...{ offer, channel, text, chat, isBusy, onClose }} isOff={!isWhole || isBusy} onSend={() => void send(answers[channel])} />
  return (
    <DialogBody buttons={actions} problem={problem}>
      <Box onKeyDown={sendByKey} sx={{ display: 'contents' }}>
        <Choice label={word('channel')} value={channel} options={channels.map((one) => [one, word(one)] as const)} isWide onChange={setChannel} />
        <Typography variant="body2" color="text.secondary">
          {word('to')}: <Ltr>{channel === 'mail' ? offer.email : offer.phone}</Ltr>
          {channel === 'mail' ? (
            <>
              {' · '}
              {word('reply_to')}: {offer.reply_to === '' ? word('site_address') : <Ltr>{offer.reply_to}</Ltr>}
            </>
          ) : null}
        </Typography>
        {channel === 'call' ? (
          <CallFields {...{ result, setResult, note, setNote }} />
        ) : (
          <TextFields {...{ offer, channel, text, setText, subject, setSubject }} />
        )}
      </Box>
    </DialogBody>
  )
}

type ActionsProps = {
  offer: Offer
  channel: AnswerChannel
  text: string
  /** The link that opens a chat, for the keyboard. */
  chat: RefObject<HTMLAnchorElement | null>
  isBusy: boolean
  isOff: boolean
  onClose: () => void
  onSend: () => void
}

function AnswerActions({ offer, channel, text, chat, isBusy, isOff, onClose, onSend }: ActionsProps) {
  const word = useWords(deskWords)
  return (
    <>
      <Button color="inherit" disabled={isBusy} onClick={onClose}>
        {word('cancel')}
      </Button>
      {channel === 'call' ? (
        <Button href={dialAddress(offer.phone)} variant="outlined">
          {word('dial', { number: `\u2066${offer.phone}\u2069` })}
        </Button>
      ) : null}
      {channel === 'whatsapp' ? (
        <Button ref={chat} href={whatsAppAddress(offer.phone, text)} target="_blank" rel="noreferrer" variant="contained" disabled={isOff} onClick={onSend}>
          {word('open_whatsapp')}
        </Button>
      ) : (
        <Button variant="contained" disabled={isOff} aria-keyshortcuts="Control+Enter" onClick={onSend}>
          {word(channel === 'mail' ? 'send' : 'save')}
        </Button>
      )}
    </>
  )
}

type TextProps = { offer: Offer; channel: AnswerChannel } & Record<'text' | 'subject', string> & Record<'setText' | 'setSubject', (text: string) => void>

function TextFields({ offer: { texts, locale }, channel, text, setText, subject, setSubject }: TextProps) {
  const word = useWords(deskWords)
  const [template, setTemplate] = useState(String(texts[0]?.id ?? ''))
  const choose = (id: string) => {
    const chosenText = texts.find((one) => String(one.id) === id)
    setTemplate(id)
    setText(chosenText?.text ?? '')
    setSubject(chosenText?.subject ?? '')
  }
  return (
    <>
      {texts.length > 1 ? (
        <ChoiceInput label={word('template')} value={template} options={texts.map(({ id, name }) => ({ value: String(id), label: name }))} onChange={choose} />
      ) : null}
      {channel === 'mail' ? (
        <TextField
          label={word('subject')}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
          required
          slotProps={{ htmlInput: { maxLength: 200, dir: 'auto', lang: locale } }}
        />
      ) : null}
      <TextField
        label={word('text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        required
        autoFocus
        multiline
        minRows={6}
        slotProps={{ htmlInput: { maxLength: 5000, dir: 'auto', lang: locale } }}
      />
    </>
  )
}

type CallProps = { result: CallResult; setResult: (result: CallResult) => void; note: string; setNote: (note: string) => void }

function CallFields({ result, setResult, note, setNote }: CallProps) {
  const word = useWords(deskWords)
  return (
    <>
      <Choice label={word('result')} value={result} options={callResults.map((one) => [one, word(one)] as const)} isWide onChange={setResult} />
      <TextField
        label={word('note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        autoFocus
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 5000, dir: 'auto' } }}
      />
    </>
  )
}

type Unkeyed<Answer> = Answer extends { key: string } ? Omit<Answer, 'key'> : never

/** Sends an answer, with one key for each dialog, so that a second press or a lost connection answers once. */
function useAnswer({ id }: Offer) {
  const word = useWords(deskWords)
  const notify = useNotify()
  const refresh = useRefresh()
  const [key] = useState(() => crypto.randomUUID())
  return async (answer: Unkeyed<LeadAnswer>) => {
    await ask('POST /api/leads/{id}/answers', { params: { id }, body: { ...answer, key } as LeadAnswer })
    notify(word(answer.channel === 'mail' ? 'sent' : 'noted'), { type: 'success' })
    refresh()
  }
}
