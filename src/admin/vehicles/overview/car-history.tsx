import { Box, Link, Typography } from '@mui/material'
import { useId } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useActionName } from '../../audit/action-name.ts'
import { useFieldLabel } from '../../feeds/use-field-label.ts'
import { Disclosure } from '../../fields/disclosure.tsx'
import { Timeline, TimelineStep } from '../../fields/timeline.tsx'
import { useStaffName } from '../../i18n/use-staff-name.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { Car, Overview } from './car.ts'
import { useChangesText } from './use-changes-text.ts'
import { overviewWords } from './words.ts'

/** Where the head of the page leads to on screens on which it stands below the form. */
export const HISTORY_ID = 'car-history'

/** What the next run of its feed overwrites, and what happened to the car, the newest first. */
export function CarHistory({ car, overview }: { car: Car; overview: Overview | undefined }) {
  const word = useWords(overviewWords)
  const titleId = useId()
  const actionName = useActionName()
  const staffName = useStaffName()
  const changesText = useChangesText()
  if (!overview) return <div />
  const { history, feed } = overview
  return (
    <Box
      component="section"
      id={HISTORY_ID}
      aria-labelledby={titleId}
      tabIndex={-1}
      sx={{ padding: 2, scrollMarginBlockStart: 56, borderInlineStart: { lg: '1px solid' }, borderColor: { lg: 'divider' }, minInlineSize: 0 }}
    >
      {feed ? <WritingFeed feed={feed} /> : null}
      <Typography id={titleId} variant="subtitle1" component="h2" sx={{ marginBlockEnd: 1 }}>
        {word('history')}
      </Typography>
      <Timeline>
        {history.map(({ id, at, actor_name, action, run, changes }) => (
          <TimelineStep
            key={id}
            at={at}
            what={run === null ? actionName(action) : word('by_feed', { run })}
            actor={staffName(actor_name)}
            detail={action === 'vehicle.created' ? '' : changesText(changes)}
          />
        ))}
        {history.some(({ action }) => action === 'vehicle.created') ? null : <TimelineStep at={car.created_at} what={word('added')} />}
      </Timeline>
    </Box>
  )
}

function WritingFeed({ feed: { id, name, is_held: isHeld, inputs } }: { feed: NonNullable<Overview['feed']> }) {
  const word = useWords(overviewWords)
  const label = useFieldLabel()
  const createPath = useCreatePath()
  return (
    <Box sx={{ marginBlockEnd: 2.5 }}>
      <Typography variant="subtitle1" component="h2">
        {word('feed')}:{' '}
        <Link component={RouterLink} to={createPath({ resource: 'feeds', type: 'edit', id })}>
          <bdi>{name}</bdi>
        </Link>
      </Typography>
      {isHeld ? (
        <Typography variant="body2">{word('held')}</Typography>
      ) : (
        <Disclosure summary={`${word('overwrites')} (${inputs.length})`}>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, typography: 'body2' }}>
            {inputs.map((input) => (
              <li key={input}>{label(input)}</li>
            ))}
          </Box>
        </Disclosure>
      )}
    </Box>
  )
}
