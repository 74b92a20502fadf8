import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useMay } from '../app/signed-in.ts'
import { useCall } from '../data-provider/use-call.ts'
import { DeliveryKind, DeliveryState } from '../deliveries/delivery-names.tsx'
import { DeliveryTimeline } from '../deliveries/delivery-timeline.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from './lead-part.tsx'
import { isAnswer, isConfirmation } from './timeline-entries.ts'
import type { LeadDelivery, WholeLead } from './whole-lead.ts'
import { leadWords } from './words.ts'

/** The deliveries of a lead with their states, and a button to send failed ones again. */
export function LeadDeliveries({ lead: { id: leadId, form_id: formId, deliveries } }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  const mayRead = useMay('deliveries.read')
  return (
    <LeadPart title={word('deliveries')}>
      {deliveries.length === 0 ? word('no_deliveries') : null}
      {deliveries.map((delivery) => (
        <Box key={delivery.id} sx={{ marginBlockEnd: 1, overflowWrap: 'anywhere' }}>
          {delivery.kind === 'mail' ? word(readerOf(delivery)) : <DeliveryKind kind={delivery.kind} />}
          {' · '}
          {delivery.kind === 'mail' ? null : <Ltr>{delivery.target}</Ltr>} <DeliveryState state={delivery.state} />
          {delivery.subject_id === String(leadId) ? null : <> · {word('of_lead', { id: delivery.subject_id })}</>}
          {delivery.state === 'failed' ? <FixButton delivery={delivery} formId={formId} leadId={leadId} /> : null}
          {mayRead ? <Attempts id={delivery.id} /> : null}
        </Box>
      ))}
    </LeadPart>
  )
}

/** For whom a mail about a lead is. */
function readerOf(delivery: LeadDelivery): 'to_customer_answer' | 'to_customer' | 'to_team' {
  if (isAnswer(delivery)) return 'to_customer_answer'
  return isConfirmation(delivery) ? 'to_customer' : 'to_team'
}

type FixProps = { delivery: LeadDelivery; formId: number; leadId: number }

/** Staff who may work on the lead resend to its receivers; other deliveries need the general permission. */
function FixButton({ delivery: { id, key }, formId, leadId }: FixProps) {
  const word = useWords(leadWords)
  const mayWork = useMay('leads.write')
  const mayRequeue = useMay('deliveries.write')
  const { isBusy, send } = useCall()
  const [, integration] = key.split(`lead:${leadId}:webhook:`)
  const fix = () =>
    integration
      ? send('POST /forms_api/forms/{id}/leads/{lead_id}/integrations/fix', {
          params: { id: formId, lead_id: leadId },
          body: { integration_ids: [integration] },
          done: word('fixed'),
        })
      : send('POST /api/deliveries/{id}/requeue', { params: { id }, done: word('fixed') })
  if (!(integration ? mayWork : mayRequeue)) return null
  return (
    <Button size="small" disabled={isBusy} onClick={() => void fix()}>
      {word('fix')}
    </Button>
  )
}

/** The attempts are loaded when the section is expanded. */
function Attempts({ id }: { id: number }) {
  const word = useWords(leadWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {word('attempts')}
      </Button>
      {isOpen ? <DeliveryTimeline id={id} /> : null}
    </>
  )
}
