import { Alert, Box, Button, Link, Paper, Typography } from '@mui/material'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Loading, Title } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useMay, useSignedIn } from '../app/signed-in.ts'
import { useActionName } from '../audit/action-name.ts'
import { SubjectName } from '../audit/subject-name.tsx'
import { ask } from '../data-provider/rest-source.ts'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { editorAddress } from '../pages/editor-address.ts'
import { dashboardWords } from './words.ts'

type WaitingPage = { page_id: number; path: string; title: string; updated_at: string; updated_by: string }
type ScheduledPage = { page_id: number; path: string; title: string; action: 'publish' | 'unpublish'; run_at: string }
type RecentChange = { id: number; at: string; actor_name: string; action: string; subject: string }
type Overview = { awaiting_publish: WaitingPage[]; scheduled: ScheduledPage[]; recent: RecentChange[]; failed_jobs: number }

/** More are in the list of pages. */
const SHOWN = 8

/** Work that waits for staff, each with a link to its screen. */
export function Dashboard() {
  const word = useWords(dashboardWords)
  const { name } = useSignedIn()
  const maySee = useMay('pages.read')
  const [overview, setOverview] = useState<Overview | 'failed' | null>(null)

  // Read anew whenever the screen is opened.
  useEffect(() => {
    if (!maySee) return
    const controller = new AbortController()
    ask<Overview>('/api/dashboard', { signal: controller.signal })
      .then(({ data }) => setOverview(data))
      .catch(() => controller.signal.aborted || setOverview('failed'))
    return () => controller.abort()
  }, [maySee])

  return (
    <>
      <Title title={word('title')} preferenceKey={false} />
      <Typography variant="h5" component="h2" sx={{ marginBlock: 3 }}>
        {word('welcome', { name })}
      </Typography>
      {overview === null && maySee ? <Loading /> : null}
      {overview === 'failed' ? <Alert severity="error">{word('failed_to_load')}</Alert> : null}
      {overview !== null && overview !== 'failed' ? <Panels overview={overview} /> : null}
    </>
  )
}

function Panels({ overview: { awaiting_publish, scheduled, recent, failed_jobs } }: { overview: Overview }) {
  const word = useWords(dashboardWords)
  const actionName = useActionName()
  const mayReadLog = useMay('audit.read')
  const pageName = ({ title, path }: { title: string; path: string }) => title || (path === '' ? word('home') : path)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2.5, alignItems: 'start' }}>
      <Panel title={word('awaiting')} count={awaiting_publish.length} none={word('awaiting_none')} more={<More to="/pages" label={word('show_pages')} />}>
        {awaiting_publish.slice(0, SHOWN).map((page) => (
          <Row key={page.page_id} aside={<Moment value={page.updated_at} />} note={<bdi>{page.updated_by}</bdi>}>
            <Link href={editorAddress(page.page_id)}>
              <bdi>{pageName(page)}</bdi>
            </Link>
          </Row>
        ))}
      </Panel>
      <Panel title={word('scheduled')} count={scheduled.length} none={word('scheduled_none')}>
        {scheduled.slice(0, SHOWN).map((page) => (
          <Row key={`${page.page_id} ${page.run_at}`} aside={<Moment value={page.run_at} />} note={word(page.action)}>
            <Link href={editorAddress(page.page_id)}>
              <bdi>{pageName(page)}</bdi>
            </Link>
          </Row>
        ))}
      </Panel>
      <Panel
        title={word('recent')}
        count={recent.length}
        none={word('recent_none')}
        more={mayReadLog ? <More to="/audit_entries" label={word('show_log')} /> : null}
      >
        {recent.map((change) => (
          <Row key={change.id} aside={<Moment value={change.at} />} note={<bdi>{change.actor_name}</bdi>}>
            {actionName(change.action)} <SubjectName subject={change.subject} />
          </Row>
        ))}
      </Panel>
      <Panel title={word('failed')} count={failed_jobs} none={word('failed_none')}>
        <Row aside={<More to={`/jobs?filter=${encodeURIComponent('{"state":"failed"}')}`} label={word('show_jobs')} />}>
          {word('failed_some', { count: failed_jobs })}
        </Row>
      </Panel>
    </Box>
  )
}

type PanelProps = { title: string; count: number; none: string; more?: ReactNode; children: ReactNode }

function Panel({ title, count, none, more, children }: PanelProps) {
  const titleId = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingInline: 2, minHeight: 52, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
        <Typography id={titleId} variant="subtitle1" component="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {more}
        {count > 0 ? <Typography color="text.secondary">{count}</Typography> : null}
      </Box>
      {count === 0 ? (
        <Typography color="text.secondary" sx={{ padding: 2 }}>
          {none}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {children}
        </Box>
      )}
    </Paper>
  )
}

function Row({ children, note, aside }: { children: ReactNode; note?: ReactNode; aside?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        alignItems: 'baseline',
        paddingInline: 2,
        paddingBlock: 1,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Typography variant="body2" component="div" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      {note ? (
        <Typography variant="caption" color="text.secondary" component="div">
          {note}
        </Typography>
      ) : null}
      {aside ? (
        <Typography variant="caption" color="text.secondary" component="div">
          {aside}
        </Typography>
      ) : null}
    </Box>
  )
}

function More({ to, label }: { to: string; label: string }) {
  return (
    <Button component={RouterLink} to={to} size="small" color="inherit">
      {label}
    </Button>
  )
}
