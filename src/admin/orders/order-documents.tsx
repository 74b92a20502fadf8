import { Box, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Link, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { type DocumentKind, documentKindNames, documentKinds, type OrderDocument } from '#domains/orders/index.ts'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { FileButton } from '../fields/file-button.tsx'
import { Moment } from '../fields/moment.tsx'
import { refusalOf } from '../data-provider/refusal-of.ts'
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

/** Makes a call about a document and reads the order again; what is refused is told. */
function useDocumentCall() {
  const word = useWords(orderDocumentWords)
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (call: () => Promise<unknown>, done: 'added' | 'changed' | 'removed'): Promise<boolean> => {
    setIsBusy(true)
    try {
      await call()
      notify(word(done), { type: 'success' })
      refresh()
      return true
    } catch (error) {
      const refusal = refusalOf<'POST /api/orders/{id}/documents'>(error)
      // A flaw that names no field is that of the file.
      const isUnsupported = refusal?.code === 'invalid' && Object.keys(refusal.fields).length === 0
      notify(isUnsupported ? word('unsupported') : refusal?.code === 'too_large' ? word('too_large') : messageOf(error), { type: 'error' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}

type LineProps = { orderId: number; document: OrderDocument; mayWork: boolean }

function DocumentLine({ orderId, document, mayWork }: LineProps) {
  const word = useWords(orderDocumentWords)
  const pair = usePair()
  const { isBusy, run } = useDocumentCall()
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
              onClick={() => void run(() => ask('PUT /api/orders/{id}/documents/{document}', { params, body: { is_visible: !isVisible } }), 'changed')}
            >
              {word(isVisible ? 'hide' : 'show')}
            </Button>
          )}
          <Button size="small" color="inherit" disabled={isBusy} aria-label={`${word('remove')}: ${name}`} onClick={() => setIsAsked(true)}>
            {word('remove')}
          </Button>
        </Box>
      ) : null}
      {isAsked ? (
        <RemoveDialog
          name={name}
          isBusy={isBusy}
          onClose={() => setIsAsked(false)}
          onRemove={async () => {
            await run(() => ask('DELETE /api/orders/{id}/documents/{document}', { params }), 'removed')
            setIsAsked(false)
          }}
        />
      ) : null}
    </Box>
  )
}

function RemoveDialog({ name, isBusy, onClose, onRemove }: { name: string; isBusy: boolean; onClose: () => void; onRemove: () => Promise<void> }) {
  const word = useWords(orderDocumentWords)
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{word('remove')}</DialogTitle>
      <DialogContent>{word('remove_sure', { name: `\u2068${name}\u2069` })}</DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onClose}>
          {word('close')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void onRemove()}>
          {word('remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Chooses a file and says what it is; only with `asks` it is to be confirmed, and then it is shown as well. */
function AddDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const word = useWords(orderDocumentWords)
  const pair = usePair()
  const titleId = useId()
  // However often it is sent, it is one document.
  const [key] = useState(() => crypto.randomUUID())
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState('')
  const [kind, setKind] = useState<DocumentKind>('contract')
  const [isVisible, setIsVisible] = useState(false)
  const [asks, setAsks] = useState(false)
  const { isBusy, run } = useDocumentCall()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || isBusy) return
    const form = new FormData()
    const fields = { key, kind, name: name.trim(), is_visible: String(isVisible || asks), asks_sign_off: String(asks) }
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set('file', file)
    if (await run(() => ask('POST /api/orders/{id}/documents', { params: { id: orderId }, body: form }), 'added')) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      {/* Not the sheet itself: a form may not have the role of a dialog. */}
      <Box component="form" onSubmit={(event: FormEvent) => void add(event)} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{word('add')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <FileButton accept={ACCEPTED} onFiles={([chosenFile]) => setFile(chosenFile ?? null)}>
            {word('file')}
          </FileButton>
          <Typography variant="body2">{file ? <bdi>{file.name}</bdi> : word('file_help')}</Typography>
          <TextField
            label={word('name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            fullWidth
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
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {word('close')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || !file}>
            {word('save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
