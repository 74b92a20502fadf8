import { Alert, Box, Button, Typography } from '@mui/material'
import { saveFile } from '../csv/download.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { StaffName } from '../fields/staff-name.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadFacts } from '../leads/lead-part.tsx'
import type { ErasureCertificate, PersonHoldings } from './use-person.ts'
import { personWords } from './words.ts'

const countNames = ['files', 'deliveries', 'mails', 'phone_attempts'] as const

/** Whether nothing is stored about the person: no record, and heaps of mails and attempts that are empty. */
export function holdsNothing(holdings: PersonHoldings): boolean {
  return holdings.records.every(({ at, number }) => at === null && number === '0') && countNames.every((name) => holdings[name] === 0)
}

/** The stored data about the person. */
export function PersonHeld({ holdings }: { holdings: PersonHoldings }) {
  const word = useWords(personWords)
  if (holdsNothing(holdings)) return <Alert severity="info">{word('nothing')}</Alert>
  return (
    <Box component="section">
      <Typography component="h2" variant="h6">
        {word('held')}
      </Typography>
      <LeadFacts
        facts={[
          ...countNames.map((name) => ({ key: name, label: word(name), value: String(holdings[name]) })),
          { key: 'orders', label: word('orders'), value: <Numbers numbers={holdings.orders} /> },
        ]}
      />
    </Box>
  )
}

/** The order numbers, or 0 when there are none. */
function Numbers({ numbers }: { numbers: readonly string[] }) {
  return numbers.length === 0 ? '0' : <Ltr>{numbers.join(', ')}</Ltr>
}

/** The certificate of an erasure. It does not identify the person. */
export function ErasureProof({ certificate }: { certificate: ErasureCertificate }) {
  const word = useWords(personWords)
  const save = () =>
    saveFile(`erasure-${certificate.erased_at.slice(0, 10)}.json`, new Blob([JSON.stringify(certificate, null, 2)], { type: 'application/json' }))
  const facts = [
    { key: 'at', label: word('erased_at'), value: <Moment value={certificate.erased_at} /> },
    { key: 'by', label: word('erased_by'), value: <StaffName name={certificate.erased_by} /> },
    { key: 'subject', label: word('subject'), value: <Ltr>{certificate.subject}</Ltr> },
    { key: 'leads', label: word('leads'), value: String(certificate.leads.length) },
    ...(['files', 'deliveries', 'mails', 'phone_attempts'] as const).map((name) => ({ key: name, label: word(name), value: String(certificate[name]) })),
    { key: 'orders', label: word('orders_erased'), value: <Numbers numbers={certificate.orders} /> },
    { key: 'orders_kept', label: word('orders_kept'), value: <Numbers numbers={certificate.orders_kept} /> },
  ]
  return (
    <Box component="section">
      <Alert severity="success">{word('erased')}</Alert>
      <Typography component="h2" variant="h6" sx={{ marginBlock: 1 }}>
        {word('certificate')}
      </Typography>
      <LeadFacts facts={facts} />
      <Button variant="outlined" size="small" onClick={save} sx={{ marginBlockStart: 1 }}>
        {word('save_certificate')}
      </Button>
    </Box>
  )
}
