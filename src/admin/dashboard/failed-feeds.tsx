import { Link } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { FailedFeedActions } from '../feeds/failed-feed-actions.tsx'
import { RunState } from '../feeds/run-state.tsx'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { Overview } from './overview.ts'
import { More, Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

/** Feeds of vehicles whose last run failed, or was stopped and waits for a decision. */
export function FailedFeeds({ feeds, onDone }: { feeds: NonNullable<Overview['feeds']>; onDone: () => void }) {
  const word = useWords(dashboardWords)
  const createPath = useCreatePath()
  return (
    <Panel title={word('feeds')} count={feeds.length} none={word('feeds_none')} more={<More to="/feeds" label={word('show_feeds')} />}>
      {feeds.map((feed) => (
        <Row
          key={feed.id}
          note={<RunState state={feed.run.state} />}
          aside={<Moment value={feed.run.created_at} />}
          action={<FailedFeedActions feed={feed} onDone={onDone} />}
        >
          <Link component={RouterLink} to={createPath({ resource: 'feed_runs', type: 'edit', id: feed.run.id })}>
            <bdi>{feed.name}</bdi>
          </Link>
        </Row>
      ))}
    </Panel>
  )
}
