import { Alert, Box, Button } from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify, useRedirect, useRefresh } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { WholeQuotation } from '#domains/orders/index.ts'
import type { Lead } from '#domains/leads/index.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { AdminError, messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { RecordCreate } from '../editing/record-edit.tsx'
import { useUnsavedGuard } from '../editing/use-unsaved-guard.ts'
import { useTimeZone } from '../fields/use-time-zone.ts'
import { useWords } from '../i18n/use-words.ts'
import { CustomerFields, OfferFields } from './quotation-fields.tsx'
import { freshValues, inputOf, type QuotationFlaw, type QuotationFlaws, type QuotationValues, valuesOf } from './quotation-values.ts'
import { quotationFlawWords, quotationWords } from './words.ts'

/** A new quotation; `?lead=7` is for the person of that lead. */
export function QuotationCreate() {
  const [query] = useSearchParams()
  const word = useWords(quotationWords)
  const lead = /^\d{1,9}$/.exec(query.get('lead') ?? '')?.[0] ?? null
  const { data, hasFailed, again } = useLoaded('GET /api/leads/{id}', lead === null ? null : { params: { id: lead } })
  if (hasFailed) return <LoadFailed again={again}>{word('lead')}</LoadFailed>
  if (lead !== null && !data) return null
  return (
    <RecordCreate>
      <QuotationForm key={lead ?? ''} {...(data ? { lead: data } : {})} />
    </RecordCreate>
  )
}

type FormProps = { lead?: Lead; before?: WholeQuotation; onDone?: () => void }

/** A draft: a new one, or one that is changed. */
export function QuotationForm({ lead, before, onDone }: FormProps) {
  const word = useWords(quotationWords)
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const today = todayIn(useTimeZone() ?? 'UTC', new Date())
  const form = useRef<HTMLFormElement>(null)
  // However often it is sent, it is one quotation.
  const [key] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState<QuotationValues>(() => (before ? valuesOf(before) : freshValues(today, personOf(lead))))
  const [flaws, setFlaws] = useState<QuotationFlaws>({})
  const [isTouched, setIsTouched] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const offer = useLoaded('GET /api/quotations/offers/{id}', values.car ? { params: { id: values.car.id } } : null)
  useUnsavedGuard({ onLeave: isTouched && !isBusy, onAnyMove: false })

  const write = (some: Partial<QuotationValues>) => {
    setIsTouched(true)
    setValues((current) => ({ ...current, ...some }))
    setFlaws({})
  }
  const complain = (newFlaws: QuotationFlaws) => {
    setFlaws(newFlaws)
    notify(word('check'), { type: 'error' })
    // The first marked field, once it is marked.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const checkedInput = inputOf(values, { today, currency: offer.data?.currency ?? before?.currency ?? '' })
    if ('flaws' in checkedInput) return complain(checkedInput.flaws)
    setIsBusy(true)
    try {
      const { data: savedQuotation } = before
        ? await ask('PUT /api/quotations/{id}', { params: { id: before.id }, body: checkedInput.input, ifMatch: before.version })
        : await ask('POST /api/quotations', { body: { key, ...checkedInput.input } })
      notify(word('saved'), { type: 'success' })
      setIsTouched(false)
      refresh()
      if (before) onDone?.()
      else redirect('edit', 'quotations', savedQuotation.id)
    } catch (error) {
      setIsBusy(false)
      const serverFlaws = flawsIn(error)
      if (Object.keys(serverFlaws).length > 0) complain(serverFlaws)
      else notify(messageOf(error), { type: 'error' })
    }
  }
  const fields = { values, write, flaws, today }
  return (
    <Box ref={form} component="form" noValidate onSubmit={(event: FormEvent) => void save(event)} sx={{ display: 'grid', gap: 3, padding: 2, maxWidth: 720 }}>
      {lead ? (
        <Alert severity="info">
          {word('from_lead')} <bdi dir="ltr">{lead.id}</bdi>
        </Alert>
      ) : null}
      <OfferFields {...fields} offer={offer} />
      <CustomerFields {...fields} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {word('save')}
        </Button>
        {onDone ? (
          <Button color="inherit" onClick={onDone}>
            {word('stop_editing')}
          </Button>
        ) : null}
      </Box>
    </Box>
  )
}

function personOf(lead: Lead | undefined): Partial<QuotationValues> {
  return lead ? { leadId: lead.id, name: lead.name, email: lead.email, phone: lead.phone, locale: lead.locale } : {}
}

/** The flaws of a refused quotation that the form has words for. */
function flawsIn(error: unknown): QuotationFlaws {
  if (!(error instanceof AdminError)) return {}
  const knownFlaws = Object.entries(error.fields).map(([field, [code = '']]): [string, QuotationFlaw] => [
    field,
    Object.hasOwn(quotationFlawWords, code) ? (code as QuotationFlaw) : 'invalid',
  ])
  return Object.fromEntries(knownFlaws)
}
