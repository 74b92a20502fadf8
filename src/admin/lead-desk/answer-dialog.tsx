import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { Loading, useNotify, useRefresh } from 'react-admin'
import { type AnswerChannel, type CallResult, callResults, type LeadAnswer } from '#domains/leads/index.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask, type DataOf } from '../data-provider/ask.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
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
  const titleId = useId()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { data: offer, hasFailed, again } = useLoaded('GET /api/leads/{id}/answers', { params: { id: leadId } })
  const close = { onClose, onAnswered }
  return (
    // A press beside the dialog does not throw away what was written.
    <Dialog open onClose={(_, reason) => reason !== 'backdropClick' && onClose()} aria-labelledby={titleId} fullWidth maxWidth="sm" fullScreen={isNarrow}>
      <DialogTitle id={titleId}>{offer?.name ? <bdi>{word('answer_to', { name: offer.name })}</bdi> : word('answer')}</DialogTitle>
      {hasFailed ? (
        <DialogContent>
          <LoadFailed again={again}>{word('offer_failed')}</LoadFailed>
        </DialogContent>
      ) : null}
      {offer ? <AnswerForm offer={offer} {...close} /> : null}
      {offer || hasFailed ? null : <Loading />}
    </Dialog>
  )
}

function channelsOf({ email, phone }: Offer): AnswerChannel[] {
  return [
    ...(email === '' ? [] : ['mail' as const]),
    ...(whatsAppAddress(phone, '') === '' ? [] : ['whatsapp' as const]),
    ...(phone === '' ? [] : ['call' as const]),
  ]
}

function AnswerForm({ offer, onClose, onAnswered }: { offer: Offer } & Omit<DialogProps, 'leadId'>) {
  const word = useWords(deskWords)
  const channels = channelsOf(offer)
  const [channel, setChannel] = useState<AnswerChannel | undefined>(channels[0])
  const [text, setText] = useState(offer.texts[0]?.text ?? '')
  const [subject, setSubject] = useState(offer.texts[0]?.subject ?? '')
  const [note, setNote] = useState('')
  const [result, setResult] = useState<CallResult>('reached')
  const { isBusy, send } = useAnswer(offer, { onClose, onAnswered })
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
  if (!channel) return <NoWay onClose={onClose} />
  return (
    <>
      <DialogContent onKeyDown={sendByKey} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
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
      </DialogContent>
      <AnswerActions {...{ offer, channel, text, chat, onClose }} isOff={!isWhole || isBusy} onSend={() => void send(answers[channel])} />
    </>
  )
}

function NoWay({ onClose }: { onClose: () => void }) {
  const word = useWords(deskWords)
  return (
    <>
      <DialogContent>
        <Alert severity="info">{word('no_way')}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{word('cancel')}</Button>
      </DialogActions>
    </>
  )
}

type ActionsProps = {
  offer: Offer
  channel: AnswerChannel
  text: string
  /** The link that opens a chat, for the keyboard. */
  chat: RefObject<HTMLAnchorElement | null>
  isOff: boolean
  onClose: () => void
  onSend: () => void
}

function AnswerActions({ offer, channel, text, chat, isOff, onClose, onSend }: ActionsProps) {
  const word = useWords(deskWords)
  return (
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
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
    </DialogActions>
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
function useAnswer({ id }: Offer, { onClose, onAnswered }: Omit<DialogProps, 'leadId'>) {
  const word = useWords(deskWords)
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const send = async (answer: Unkeyed<LeadAnswer>) => {
    setIsBusy(true)
    try {
      await ask('POST /api/leads/{id}/answers', { params: { id }, body: { ...answer, key } as LeadAnswer })
      notify(word(answer.channel === 'mail' ? 'sent' : 'noted'), { type: 'success' })
      refresh()
      onAnswered()
      onClose()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      setIsBusy(false)
    }
  }
  return { isBusy, send }
}
