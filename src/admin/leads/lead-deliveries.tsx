import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useMay } from '../app/signed-in.ts'
import { DeliveryKind, DeliveryState } from '../deliveries/delivery-names.tsx'
import { DeliveryTimeline } from '../deliveries/delivery-timeline.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from './lead-part.tsx'
import type { WholeLead } from './whole-lead.ts'
import { leadWords } from './words.ts'

/** Who is told of a lead, and how far that is. */
export function LeadDeliveries({ deliveries }: Pick<WholeLead, 'deliveries'>) {
  const word = useWords(leadWords)
  const mayRead = useMay('deliveries.read')
  return (
    <LeadPart title={word('deliveries')}>
      {deliveries.length === 0 ? word('no_deliveries') : null}
      {deliveries.map(({ id, kind, target, state }) => (
        <Box key={id} sx={{ marginBlockEnd: 1, overflowWrap: 'anywhere' }}>
          <DeliveryKind kind={kind} /> · <Ltr>{target}</Ltr> · <DeliveryState state={state} />
          {mayRead ? <Attempts id={id} /> : null}
        </Box>
      ))}
    </LeadPart>
  )
}

/** The attempts are asked for when somebody wants to see them. */
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
