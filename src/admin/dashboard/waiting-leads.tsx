import { Alert, Link } from '@mui/material'
import { useEffect, useState } from 'react'
import { useCreatePath, useStore } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { Lead, LeadState } from '#domains/leads/index.ts'
import { AdminError } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { Moment } from '../fields/moment.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadClock } from '../leads/lead-clock.tsx'
import { leadName } from '../leads/lead-name.ts'
import { leadWords } from '../leads/words.ts'
import { More, Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

/** How many leads are shown; the list of leads has all. */
const SHOWN = 6

type Waiting = { leads: readonly Lead[]; total: number; held: number }

/** Unanswered leads, most urgent first, and the number of suspected ones. Retailer staff see only their own leads. */
export function WaitingLeads() {
  const word = useWords(dashboardWords)
  const lead = useWords(leadWords)
  const createPath = useCreatePath()
  const [waiting, setWaiting] = useState<Waiting | 'failed' | 'without retailer' | null>(null)

  // The parameters of the list of leads live in this store, because a search for a person must not appear in a URL.
  const [, setShown] = useStore<object>('leads.listParams')
  const show = (state: LeadState) => setShown({ filter: { state }, displayedFilters: {}, sort: 'due_at', order: 'ASC', page: 1 })

  // Reloaded each time the screen opens.
  useEffect(() => {
    const controller = new AbortController()
    findWaiting(controller.signal)
      .then(setWaiting)
      .catch((error: unknown) => controller.signal.aborted || setWaiting(isForbidden(error) ? 'without retailer' : 'failed'))
    return () => controller.abort()
  }, [])

  if (waiting === 'failed') return <Alert severity="error">{word('leads_failed')}</Alert>
  if (waiting === 'without retailer') return <Alert severity="info">{word('without_retailer')}</Alert>
  if (!waiting) return null
  return (
    <Panel
      title={word('leads')}
      count={waiting.total + waiting.held}
      none={word('leads_none')}
      more={<More to="/leads" label={word('show_leads')} onOpen={() => show('new')} />}
    >
      {waiting.leads.map((one) => (
        <Row key={one.id} note={<LeadClock lead={one} />} aside={<Moment value={one.created_at} />}>
          <Link component={RouterLink} to={createPath({ resource: 'leads', type: 'edit', id: one.id })}>
            <bdi>{leadName(one) || lead('unnamed', { id: String(one.id) })}</bdi>
          </Link>
        </Row>
      ))}
      {waiting.held > 0 ? (
        <Row aside={<More to="/leads" label={word('show_held')} onOpen={() => show('suspected')} />}>
          <Tag tone="warn">{word('held', { count: waiting.held })}</Tag>
        </Row>
      ) : null}
    </Panel>
  )
}

/** Retailer staff without an assigned retailer may not read any leads. */
function isForbidden(error: unknown): boolean {
  return error instanceof AdminError && error.status === 403
}

async function findWaiting(signal: AbortSignal): Promise<Waiting> {
  const search = async (state: LeadState, most: number) => {
    const body = { state, sort: 'due_at', order: 'asc', page: 1, per_page: most } as const
    const { data, meta } = await ask('POST /api/leads/search', { body, signal })
    return { leads: data, total: meta.total }
  }
  const [fresh, held] = await Promise.all([search('new', SHOWN), search('suspected', 1)])
  return { ...fresh, held: held.total }
}
