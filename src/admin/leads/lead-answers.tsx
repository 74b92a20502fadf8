import { Box, Link, Typography } from '@mui/material'
import { readableAddress } from '#kernel/format/readable-address.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadFacts, LeadPart } from './lead-part.tsx'
import type { WholeLead } from './whole-lead.ts'
import { leadWords } from './words.ts'

/** The answers, in the order of the form version that the visitor filled in, and the page that they came from. */
export function LeadAnswers({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  // Consents and files have their own sections; as answers they would be a boolean and an id.
  const answers = lead.facts.filter(({ name }) => ![...lead.consents, ...lead.files].some(({ field }) => field === name))
  const origin = [
    { key: 'received', label: word('received'), value: <Moment value={lead.created_at} /> },
    ...(lead.page_url ? [{ key: 'page', label: word('page'), value: <PageLink address={lead.page_url} /> }] : []),
    ...(lead.source ? [{ key: 'source', label: word('source'), value: <Ltr>{lead.source}</Ltr> }] : []),
  ]
  return (
    <LeadPart title={word('answers')}>
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 2 }}>
        <bdi>{word('form_version', { name: lead.form.name, version: String(lead.form_version) })}</bdi>
      </Typography>
      {answers.length === 0 ? <Typography variant="body2">{word('no_answers')}</Typography> : null}
      <LeadFacts
        facts={answers.map(({ name, label, value }) => ({
          key: name,
          label: textInLanguage(lead, label),
          value: <Answer lead={lead} name={name} value={value} />,
        }))}
      />
      <Box sx={{ marginBlockStart: 2 }}>
        <LeadFacts facts={origin} />
      </Box>
    </LeadPart>
  )
}

/** An answer; phone numbers and mail addresses are links. */
function Answer({ lead, name, value }: { lead: WholeLead; name: string; value: string }) {
  const type = lead.form.fields.find((field) => field.name === name)?.type
  if (type !== 'phone' && type !== 'email') return textInLanguage(lead, value)
  return (
    <Link href={`${type === 'phone' ? 'tel' : 'mailto'}:${encodeURIComponent(value).replace('%40', '@').replace('%2B', '+')}`}>
      <Ltr>{value}</Ltr>
    </Link>
  )
}

/** The page that the lead came from; an external address is not a link. */
function PageLink({ address }: { address: string }) {
  const readable = readableAddress(address)
  if (!/^\/(?![/\\])/.test(address)) return <Ltr>{readable}</Ltr>
  return (
    <Link href={address} target="_blank" rel="noreferrer">
      <Ltr>{readable}</Ltr>
    </Link>
  )
}

/** The exact texts of the consents that the visitor gave. */
export function LeadConsents({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  if (lead.consents.length === 0) return null
  return (
    <LeadPart title={word('consents')}>
      {lead.consents.map(({ field, text, version, channel, address, given_at }) => (
        <Box key={field} sx={{ marginBlockEnd: 1 }}>
          <Typography variant="body2">{textInLanguage(lead, readText(text))}</Typography>
          <Typography variant="caption" color="text.secondary">
            {word('consent_version', { version: String(version) })} · <Moment value={given_at} /> · {channel === 'web' ? word('web') : channel}{' '}
            <Ltr>{address}</Ltr>
          </Typography>
        </Box>
      ))}
    </LeadPart>
  )
}

/** The attached files of a lead, for download. */
export function LeadFiles({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  if (lead.files.length === 0) return null
  return (
    <LeadPart title={word('files')}>
      {lead.files.map(({ id, field, name }) => (
        <Typography key={id} variant="body2">
          {textInLanguage(lead, lead.facts.find((fact) => fact.name === field)?.label ?? field)}
          {': '}
          <Link href={`/api/leads/${lead.id}/files/${id}`} download>
            <bdi dir="auto">{name}</bdi>
          </Link>
        </Typography>
      ))}
    </LeadPart>
  )
}

/** The visible text of HTML. A parsed document is inert: it neither loads nor runs anything. */
function readText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
}

/** A text in the visitor's language. */
function textInLanguage({ locale }: WholeLead, text: string) {
  return (
    <bdi dir="auto" lang={locale}>
      {text}
    </bdi>
  )
}
