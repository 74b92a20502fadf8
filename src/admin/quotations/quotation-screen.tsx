import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useRefresh } from 'react-admin'
import type { WholeQuotation } from '#domains/orders/index.ts'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { useMay } from '../app/signed-in.ts'
import { CustomerLink } from '../customers/customer-link.tsx'
import { ask } from '../data-provider/ask.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { RecordEdit } from '../editing/record-edit.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { ScreenLink } from '../fields/screen-link.tsx'
import { StaffName } from '../fields/staff-name.tsx'
import { useCopy } from '../fields/use-copy.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { LeadFacts, LeadPart } from '../leads/lead-part.tsx'
import { OrderStateTag } from '../orders/order-names.tsx'
import { QuotationForm } from './quotation-form.tsx'
import { QuotationStageTag } from './quotation-stage.tsx'
import { quotationWords } from './words.ts'

/** One quotation: what can be done with it, where it stands, and what its customer reads. */
export function QuotationScreen() {
  return (
    <RecordEdit redirect={false}>
      <Screen />
    </RecordEdit>
  )
}

function Screen() {
  const word = useWords(quotationWords)
  const quotation = useRecordContext<WholeQuotation>()
  const language = useLanguage()
  const mayWrite = useMay('orders.write')
  const [isEditing, setIsEditing] = useState(false)
  // The cached record of the list is shown first; it has no facts.
  if (!quotation?.facts) return null
  if (isEditing && quotation.stage === 'draft') return <QuotationForm before={quotation} onDone={() => setIsEditing(false)} />
  const facts = language === 'ar' ? quotation.facts : quotation.facts_en
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
      <Box sx={{ order: { md: 2 } }}>
        <Standing quotation={quotation} />
        {mayWrite ? <Work quotation={quotation} onEdit={() => setIsEditing(true)} /> : null}
        {quotation.link === '' ? null : <LinkToCopy link={quotation.link} />}
        <LeadPart title={word('records')}>
          <CustomerLink kind="quotation" id={quotation.id} />
        </LeadPart>
      </Box>
      <Box>
        {[...Map.groupBy(facts, ({ group }) => group)].map(([group, lines]) => (
          <LeadPart key={group} title={group}>
            <LeadFacts
              facts={lines.map(({ key, label, value, is_figure: isFigure }) => ({
                key,
                label,
                value: isFigure ? <BidiFigure text={value} /> : <bdi>{value}</bdi>,
              }))}
            />
          </LeadPart>
        ))}
        {quotation.note === '' ? null : (
          <LeadPart title={word('note')}>
            <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {quotation.note}
            </Typography>
          </LeadPart>
        )}
      </Box>
    </Box>
  )
}

/** Where it stands, and since when. */
function Standing({ quotation }: { quotation: WholeQuotation }) {
  const word = useWords(quotationWords)
  const { order, lead_id: lead, held_until: heldUntil } = quotation
  const moment = (at: string | null) => (at === null ? word('not_yet') : <Moment value={at} />)
  const isHeld = heldUntil !== null && Date.parse(heldUntil) > Date.now()
  const facts = [
    { key: 'stage', label: word('stage'), value: <QuotationStageTag stage={quotation.stage} /> },
    ...(order
      ? [
          {
            key: 'order',
            label: word('its_order'),
            value: (
              <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
                <ScreenLink resource="orders" id={order.id}>
                  <Ltr>{order.order_number}</Ltr>
                </ScreenLink>
                <OrderStateTag state={order.state} />
              </Box>
            ),
          },
        ]
      : []),
    {
      key: 'made',
      label: word('made'),
      value: (
        <>
          <Moment value={quotation.created_at} /> · <StaffName name={quotation.made_by} />
        </>
      ),
    },
    { key: 'sent', label: word('sent_at'), value: moment(quotation.sent_at) },
    { key: 'opened', label: word('opened_at'), value: moment(quotation.opened_at) },
    ...(quotation.withdrawn_at ? [{ key: 'withdrawn', label: word('withdrawn_at'), value: moment(quotation.withdrawn_at) }] : []),
    ...(isHeld ? [{ key: 'held', label: word('held_until'), value: moment(heldUntil) }] : []),
    ...(lead === null
      ? []
      : [
          {
            key: 'lead',
            label: word('lead'),
            value: (
              <ScreenLink resource="leads" id={lead}>
                <Ltr>{String(lead)}</Ltr>
              </ScreenLink>
            ),
          },
        ]),
  ]
  const isOpen = ['draft', 'sent', 'opened'].includes(quotation.stage)
  return (
    <LeadPart title={word('state')}>
      <LeadFacts facts={facts} />
      {isOpen && !quotation.is_available ? (
        <Alert severity="warning" sx={{ marginBlockStart: 1.5 }}>
          {word('not_available')}
        </Alert>
      ) : null}
    </LeadPart>
  )
}

type Deed = 'send' | 'order' | 'withdraw'

function Work({ quotation, onEdit }: { quotation: WholeQuotation; onEdit: () => void }) {
  const word = useWords(quotationWords)
  const [askedDeed, setAskedDeed] = useState<Deed | null>(null)
  const { stage } = quotation
  // What a dialog says stays, even when nothing more can be done.
  const dialog = askedDeed ? <DeedDialog quotation={quotation} deed={askedDeed} onClose={() => setAskedDeed(null)} /> : null
  if (!['draft', 'sent', 'opened'].includes(stage)) return dialog
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, paddingInline: 2, paddingBlockEnd: 2 }}>
      {stage === 'draft' ? (
        <>
          <Button variant="contained" onClick={() => setAskedDeed('send')}>
            {word('send')}
          </Button>
          <Button variant="outlined" onClick={onEdit}>
            {word('edit')}
          </Button>
        </>
      ) : null}
      {quotation.is_available ? (
        <Button variant="outlined" onClick={() => setAskedDeed('order')}>
          {word('order')}
        </Button>
      ) : null}
      <Button variant="outlined" color="inherit" onClick={() => setAskedDeed('withdraw')}>
        {word('withdraw')}
      </Button>
      {dialog}
    </Box>
  )
}

const doneWords = { send: 'sent', order: 'ordered', withdraw: 'withdrawn' } as const satisfies Record<Deed, keyof typeof quotationWords>

/** Why a deed was refused, where more can be said than its code does. */
function useRefusal(deed: Deed): (error: unknown) => string | undefined {
  const word = useWords(quotationWords)
  return (error) => {
    const code = refusalOf<`POST /api/quotations/{id}/${Deed}`>(error)?.code
    if (code === 'stale') return word('changed')
    if (deed === 'order' && code === 'vehicle_locked') return word('order_held')
    if (code?.endsWith('_holds_most')) return word('holds_most')
    const knownCode = (['already_ordered', 'payment_begun', 'vehicle_locked', 'vehicle_gone'] as const).find((one) => one === code)
    return knownCode && word(knownCode)
  }
}

/** Asks once what cannot be taken back. */
function DeedDialog({ quotation, deed, onClose }: { quotation: WholeQuotation; deed: Deed; onClose: () => void }) {
  const word = useWords(quotationWords)
  const refresh = useRefresh()
  const refusalText = useRefusal(deed)
  const email = `\u2066${quotation.customer_email}\u2069`
  const perform = async () => {
    const call = { params: { id: quotation.id }, body: {}, ...(deed === 'withdraw' ? {} : { ifMatch: quotation.version }) }
    await ask(`POST /api/quotations/{id}/${deed}`, call)
    return word(doneWords[deed])
  }
  const refusal = (error: unknown) => {
    // A draft that took other figures over is shown with them.
    refresh()
    return refusalText(error)
  }
  return (
    <QuestionDialog title={word(deed)} action={word(deed)} leave={word('close')} send={perform} {...{ refusal, onClose }} onDone={refresh}>
      {deed === 'send' ? (
        <>
          <span>{word('send_sure', { email })}</span>
          <span>{word(quotation.holds_car ? 'send_holds' : 'send_holds_not')}</span>
        </>
      ) : null}
      {deed === 'order' ? (
        <>
          <span>{word('order_sure')}</span>
          <span>{word('order_mail', { email })}</span>
        </>
      ) : null}
      {deed === 'withdraw' ? <span>{word('withdraw_sure')}</span> : null}
    </QuestionDialog>
  )
}

function LinkToCopy({ link }: { link: string }) {
  const word = useWords(quotationWords)
  const copy = useCopy()
  const address = `${location.origin}${link}`
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', paddingInline: 2, paddingBlockEnd: 2 }}>
      <Button variant="outlined" onClick={() => void copy(address, word('copied'))}>
        {word('copy')}
      </Button>
      <Link href={address} target="_blank" rel="noreferrer" dir="ltr" variant="caption" sx={{ overflowWrap: 'anywhere' }}>
        {address}
      </Link>
      <Typography variant="caption" color="text.secondary">
        {word('link_help')}
      </Typography>
    </Box>
  )
}
