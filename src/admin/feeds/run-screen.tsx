import { Box, Card, CardContent, LinearProgress, Link, Tab, Tabs, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Loading, Title, useGetOne, useTranslate } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router'
import { isLive } from '#domains/stock/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { NotFound } from '../app/notices.tsx'
import { AdminError } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { StaffName } from '../fields/staff-name.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Decision } from './run-decision.tsx'
import { ChangedTable, ErrorTable, type Run, SampleTable } from './run-report.tsx'
import { RunState } from './run-state.tsx'
import { runWords } from './words.ts'

const POLL_MS = 1000
const countNames = ['read', 'added', 'changed', 'unchanged', 'gone', 'invalid', 'held'] as const
const tabs = ['added', 'changed', 'gone', 'errors', 'marked'] as const
type TabName = (typeof tabs)[number]

/** One run of a feed: its progress, its effects, and the decisions that it waits for. */
export function RunScreen() {
  const { id = '' } = useParams()
  const { run, isMissing, refresh } = useRun(id)
  const translate = useTranslate()
  if (isMissing) return <NotFound />
  if (!run) return <Loading />
  return (
    <Card sx={{ marginBlock: 2 }}>
      <Title title={`${translate('resources.feed_runs.name', { smart_count: 1 })} ${id}`} />
      <CardContent sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <Head run={run} />
        <Decision run={run} onDone={refresh} />
        <Counts run={run} />
        <Report run={run} />
      </CardContent>
    </Card>
  )
}

/** Loads a run and polls it every second until it ends or waits for a decision. */
function useRun(id: string): { run: Run | null; isMissing: boolean; refresh: () => void } {
  const [run, setRun] = useState<Run | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [looks, setLooks] = useState(0)
  const isWatching = run === null || isLive(run.state)
  // The network and the browser's timer: polls until the run ends or waits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer schedules the next request
  useEffect(() => {
    const controller = new AbortController()
    const look = async () => {
      try {
        const { data } = await ask('GET /api/feed_runs/{id}', { params: { id }, signal: controller.signal })
        setRun(data)
      } catch (error) {
        if (error instanceof AdminError && [403, 404, 422].includes(error.status)) return setIsMissing(true)
      }
      if (!controller.signal.aborted) setLooks((count) => count + 1)
    }
    if (!isWatching) return
    const timer = setTimeout(look, run === null ? 0 : POLL_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [id, looks, isWatching])
  return { run, isMissing, refresh: () => setRun(null) }
}

function Head({ run }: { run: Run }) {
  const word = useWords(runWords)
  const titleId = useId()
  const { data: feed } = useGetOne('feeds', { id: run.feed_id })
  const live = isLive(run.state)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', columnGap: 4, rowGap: 1, flexWrap: 'wrap', alignItems: 'end' }}>
        <Box role="status" id={titleId} sx={{ minHeight: 28 }}>
          <RunState state={run.state} />
        </Box>
        <Box component="dl" sx={{ display: 'flex', columnGap: 4, rowGap: 1, flexWrap: 'wrap', margin: 0 }}>
          <Fact name={word('feed')}>
            <Link component={RouterLink} to={`/feeds/${run.feed_id}`}>
              <bdi>{feed?.name ?? run.feed_id}</bdi>
            </Link>
          </Fact>
          {run.file_name ? (
            <Fact name={word('file')}>
              <bdi>{run.file_name}</bdi>
            </Fact>
          ) : null}
          <Fact name={word('started')}>
            <Moment value={run.created_at} />
          </Fact>
          <Fact name={word('by')}>
            <StaffName name={run.started_by} />
          </Fact>
        </Box>
      </Box>
      {live ? (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <LinearProgress variant="determinate" value={run.progress} aria-label={word('progress')} sx={{ flexGrow: 1 }} />
          <Ltr>{run.progress}%</Ltr>
        </Box>
      ) : null}
    </Box>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ margin: 0 }}>
        {children}
      </Box>
    </Box>
  )
}

function Counts({ run }: { run: Run }) {
  const word = useWords(runWords)
  return (
    <Box>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))', border: 1, borderColor: 'divider', margin: 0 }}>
        {countNames.map((name) => (
          <Box key={name} sx={{ padding: 1.25 }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {word(name)}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ margin: 0, ...(run.counts[name] > 0 ? textColours[name] : quiet) }}>
              {formatNumber(run.counts[name])}
            </Typography>
          </Box>
        ))}
      </Box>
      {run.counts.held > 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 0.5 }}>
          {word('held_text', { count: formatNumber(run.counts.held) })}
        </Typography>
      ) : null}
    </Box>
  )
}

const quiet = { color: 'text.secondary' }
const textColours: Partial<Record<(typeof countNames)[number], object>> = {
  added: { color: 'success.main' },
  gone: { color: 'warning.main' },
  invalid: { color: 'error.main' },
}

function Report({ run }: { run: Run }) {
  const word = useWords(runWords)
  const baseId = useId()
  // On wider screens all tabs fit, and the bar does not scroll.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const totals = { added: run.counts.added, changed: run.counts.changed, gone: run.counts.gone, errors: run.counts.invalid, marked: run.report.marked.length }
  const first = run.counts.invalid > 0 ? 'errors' : (tabs.find((name) => totals[name] > 0) ?? 'added')
  const [chosenTab, setChosenTab] = useState<TabName | null>(null)
  const open = chosenTab ?? first
  const listedCount = open === 'errors' ? run.errors.length : run.report[open].length
  const rest = open === 'errors' || open === 'marked' ? 0 : totals[open] - listedCount
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={open}
        onChange={(_, name: TabName) => setChosenTab(name)}
        aria-label={word('report')}
        variant={isNarrow ? 'scrollable' : 'standard'}
        scrollButtons={false}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${baseId}-tab-${name}`}
            aria-controls={`${baseId}-panel`}
            label={`${word(name)} (${formatNumber(totals[name])})`}
            sx={{ paddingInline: { xs: 1.25, sm: 2 } }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-tab-${open}`} sx={{ paddingBlock: 1.5 }}>
        {listedCount === 0 ? <Typography color="text.secondary">{word('none')}</Typography> : null}
        {open === 'errors' && listedCount > 0 ? <ErrorTable errors={run.errors} label={word('errors')} /> : null}
        {open === 'marked' && listedCount > 0 ? (
          <>
            <Typography sx={{ marginBlockEnd: 1 }}>{word('marked_text')}</Typography>
            <ErrorTable errors={run.report.marked} label={word('marked')} />
          </>
        ) : null}
        {open === 'changed' && listedCount > 0 ? <ChangedTable vehicles={run.report.changed} /> : null}
        {(open === 'added' || open === 'gone') && listedCount > 0 ? <SampleTable vehicles={run.report[open]} label={word(open)} /> : null}
        {rest > 0 ? (
          <Typography variant="caption" color="text.secondary">
            {word('more', { count: rest })}
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
}
