import { Alert, Link } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { RunState } from '../feeds/run-state.tsx'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { More, Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

type FeedLine = { id: number; name: string; last_run: { id: number; state: string; created_at: string } | null }

const bad: ReadonlySet<string> = new Set(['failed', 'stopped'])

/** Feeds of vehicles whose last run failed, or was stopped and waits for a decision. */
export function FailedFeeds() {
  const word = useWords(dashboardWords)
  const createPath = useCreatePath()
  const { data, hasFailed } = useLoaded<FeedLine[]>('/api/feeds?per_page=100')
  if (hasFailed) return <Alert severity="error">{word('feeds_failed')}</Alert>
  if (!data) return null
  const failed = data.filter(({ last_run: last }) => last !== null && bad.has(last.state))
  return (
    <Panel title={word('feeds')} count={failed.length} none={word('feeds_none')} more={<More to="/feeds" label={word('show_feeds')} />}>
      {failed.map(({ id, name, last_run: last }) => (
        <Row key={id} note={<RunState state={last?.state ?? ''} />} aside={<Moment value={last?.created_at} />}>
          <Link component={RouterLink} to={createPath({ resource: 'feed_runs', type: 'edit', id: last?.id })}>
            <bdi>{name}</bdi>
          </Link>
        </Row>
      ))}
    </Panel>
  )
}
