import { Box, Button, Checkbox, FormControlLabel, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { type DocumentKind, documentKindNames, documentKinds, type OrderDocument } from '#domains/orders/index.ts'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { useMay } from '../app/signed-in.ts'
import { ask } from '../data-provider/ask.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'
import { useCall } from '../data-provider/use-call.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { FileButton } from '../fields/file-button.tsx'
import { Moment } from '../fields/moment.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { LeadPart } from '../leads/lead-part.tsx'
import { orderDocumentWords } from './words.ts'

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.avif'

/** The documents of an order: what each is, who sees it, and whether the customer has confirmed it. */
export function OrderDocuments({ order }: { order: WholeOrder }) {
  const word = useWords(orderDocumentWords)
  const mayWork = useMay('orders.write')
  const [isAdding, setIsAdding] = useState(false)
  return (
    <LeadPart title={word('documents')}>
      {order.documents.length === 0 ? <Typography variant="body2">{word('none')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {order.documents.map((document) => (
          <DocumentLine key={document.id} orderId={order.id} document={document} mayWork={mayWork} />
        ))}
      </Box>
      {mayWork ? (
        <Button size="small" variant="outlined" sx={{ marginBlockStart: 1 }} onClick={() => setIsAdding(true)}>
          {word('add')}
        </Button>
      ) : null}
      {isAdding ? <AddDialog orderId={order.id} onClose={() => setIsAdding(false)} /> : null}
    </LeadPart>
  )
}

/** What to say of a file that was refused. */
function useFileRefusal() {
  const word = useWords(orderDocumentWords)
  return (error: unknown) => {
    const refusal = refusalOf<'POST /api/orders/{id}/documents'>(error)
    // A flaw that names no field is that of the file.
    const isUnsupported = refusal?.code === 'invalid' && Object.keys(refusal.fields).length === 0
    return isUnsupported ? word('unsupported') : refusal?.code === 'too_large' ? word('too_large') : undefined
  }
}

type LineProps = { orderId: number; document: OrderDocument; mayWork: boolean }

function DocumentLine({ orderId, document, mayWork }: LineProps) {
  const word = useWords(orderDocumentWords)
  const pair = usePair()
  const { isBusy, send } = useCall()
  const [isAsked, setIsAsked] = useState(false)
  const { id, kind, name, is_visible: isVisible, asks_sign_off: asks, signed_at: signedAt, signed_name: signedName } = document
  const params = { id: orderId, document: id }
  const awaits = asks && signedAt === null
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Link href={`/api/orders/${orderId}/documents/${id}`} download>
        <bdi>{name}</bdi>
      </Link>
      <Typography variant="body2" color="text.secondary">
        {pair(documentKindNames[kind])} · {awaits ? word('awaits') : word(isVisible ? 'shown' : 'hidden')}
      </Typography>
      {signedAt === null ? null : (
        <Typography variant="body2">
          {word('signed', { name: `\u2068${signedName}\u2069` })} · <Moment value={signedAt} />
        </Typography>
      )}
      {mayWork ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {awaits ? null : (
            <Button
              size="small"
              disabled={isBusy}
              onClick={() => void send('PUT /api/orders/{id}/documents/{document}', { params, body: { is_visible: !isVisible }, done: word('changed') })}
            >
              {word(isVisible ? 'hide' : 'show')}
            </Button>
          )}
          <Button size="small" color="inherit" disabled={isBusy} aria-label={`${word('remove')}: ${name}`} onClick={() => setIsAsked(true)}>
            {word('remove')}
          </Button>
        </Box>
      ) : null}
      {isAsked ? <RemoveDialog {...{ params, name }} onClose={() => setIsAsked(false)} /> : null}
    </Box>
  )
}

type RemoveDialogProps = { params: { id: number; document: number }; name: string; onClose: () => void }

function RemoveDialog({ params, name, onClose }: RemoveDialogProps) {
  const word = useWords(orderDocumentWords)
  const refresh = useRefresh()
  const remove = async () => {
    await ask('DELETE /api/orders/{id}/documents/{document}', { params })
    return word('removed')
  }
  return (
    <QuestionDialog title={word('remove')} action={word('remove')} leave={word('close')} isDangerous send={remove} onClose={onClose} onDone={refresh}>
      {word('remove_sure', { name: `\u2068${name}\u2069` })}
    </QuestionDialog>
  )
}

/** Chooses a file and says what it is; only with `asks` it is to be confirmed, and then it is shown as well. */
function AddDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const word = useWords(orderDocumentWords)
  const pair = usePair()
  const refresh = useRefresh()
  // However often it is sent, it is one document.
  const [key] = useState(() => crypto.randomUUID())
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState('')
  const [kind, setKind] = useState<DocumentKind>('contract')
  const [isVisible, setIsVisible] = useState(false)
  const [asks, setAsks] = useState(false)
  const refusal = useFileRefusal()
  const add = async () => {
    const form = new FormData()
    const fields = { key, kind, name: name.trim(), is_visible: String(isVisible || asks), asks_sign_off: String(asks) }
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    if (file) form.set('file', file)
    await ask('POST /api/orders/{id}/documents', { params: { id: orderId }, body: form })
    return word('added')
  }
  return (
    <QuestionDialog
      title={word('add')}
      action={word('save')}
      leave={word('close')}
      isReady={file !== null}
      send={add}
      onDone={refresh}
      {...{ refusal, onClose }}
    >
      <div>
        <FileButton autoFocus accept={ACCEPTED} onFiles={([chosenFile]) => setFile(chosenFile ?? null)}>
          {word('file')}
        </FileButton>
      </div>
      <Typography variant="body2">{file ? <bdi>{file.name}</bdi> : word('file_help')}</Typography>
      <TextField
        label={word('name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
      />
      <ChoiceInput
        label={word('kind')}
        value={kind}
        options={documentKinds.map((id) => ({ value: id, label: pair(documentKindNames[id]) }))}
        onChange={setKind}
      />
      <FormControlLabel
        control={<Checkbox checked={isVisible || asks} disabled={asks} onChange={({ target }) => setIsVisible(target.checked)} />}
        label={word('is_visible')}
      />
      <FormControlLabel control={<Checkbox checked={asks} onChange={({ target }) => setAsks(target.checked)} />} label={word('asks_sign_off')} />
    </QuestionDialog>
  )
}
