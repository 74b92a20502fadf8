import { Alert, Box, Link, Typography } from '@mui/material'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Loading, Title } from 'react-admin'
import type { OrderAttention } from '#domains/orders/index.server.ts'
import type { StaffRole } from '#kernel/staff.ts'
import { useMay, useSignedIn } from '../app/signed-in.ts'
import { useActionName } from '../audit/action-name.ts'
import { StaffName } from '../fields/staff-name.tsx'
import { SubjectName } from '../audit/subject-name.tsx'
import { ask } from '../data-provider/ask.ts'
import { Moment } from '../fields/moment.tsx'
import { useStaffName } from '../i18n/use-staff-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { editorAddress } from '#staff/addresses.ts'
import { DueTasks } from '../lead-desk/due-tasks.tsx'
import { FirstSteps } from './first-steps.tsx'
import { FailedFeeds } from './failed-feeds.tsx'
import { FormerRights } from './former-rights.tsx'
import { IncompleteCars } from './incomplete-cars.tsx'
import { OpenFindings } from './open-findings.tsx'
import type { Overview } from './overview.ts'
import { More, Panel, Row } from './panel.tsx'
import { PublishButton } from './publish-button.tsx'
import { ReadyCars } from './ready-cars.tsx'
import { UnpayableCountries } from './unpayable-countries.tsx'
import { WaitingComments } from './waiting-comments.tsx'
import { WaitingLeads } from './waiting-leads.tsx'
import { WaitingOrders } from './waiting-orders.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'
import { useFocusInPlace } from './use-focus-in-place.ts'
import { dashboardWords } from './words.ts'

type RefusedWord = Extract<keyof typeof dashboardWords, `refused_${string}`>
const refusedKinds = new Set(Object.keys(dashboardWords).flatMap((key) => (key.startsWith('refused_') ? [key.slice('refused_'.length)] : [])))

/** What a payment provider is asked, it does a moment later: the screen is read once more then. */
const SETTLED_MS = 4000

/** How many pages are shown; the list of pages has all. */
const MOST_SHOWN = 8

type Part = 'tasks' | 'leads' | 'orders' | 'ready' | 'cars' | 'feeds' | 'pages' | 'care'

/**
 * What each role begins with, in columns that stand one below the other on a phone. A part that its permissions lack is not there; `pages` is what
 * editors keep an eye on.
 */
const columnsOf: Record<StaffRole, readonly (readonly Part[])[]> = {
  retailer: [['leads', 'tasks'], ['orders']],
  sales: [['leads', 'tasks'], ['orders']],
  finance: [['orders']],
  editor: [
    ['ready', 'pages'],
    ['care', 'cars', 'feeds'],
  ],
  admin: [
    ['leads', 'tasks', 'orders', 'ready', 'cars', 'feeds'],
    ['pages', 'care'],
  ],
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1.5, md: 2.5 }, alignContent: 'start' }

/** What waits for the person who opens the admin, by role; each row is done from here or opens its screen. One call has it all. */
export function Dashboard() {
  const word = useWords(dashboardWords)
  const { name, role } = useSignedIn()
  const [overview, setOverview] = useState<Overview | 'failed' | null>(null)
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((before) => before + 1), [])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const afterWork = useCallback(() => {
    again()
    clearTimeout(timer.current)
    timer.current = setTimeout(again, SETTLED_MS)
  }, [again])
  // The timer is the browser's, and not the concern of another screen.
  useEffect(() => () => clearTimeout(timer.current), [])
  const focus = useFocusInPlace(overview)

  // Reloaded each time the screen opens, and when something was done from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same again
  useEffect(() => {
    const controller = new AbortController()
    ask('GET /api/dashboard', { signal: controller.signal })
      .then(({ data }) => setOverview(data))
      .catch(() => controller.signal.aborted || setOverview('failed'))
    return () => controller.abort()
  }, [round])

  return (
    <>
      <Title title={word('title')} preferenceKey={false} />
      <Typography variant="h5" component="h2" sx={{ marginBlock: { xs: 2, md: 3 } }}>
        {word('welcome', { name })}
      </Typography>
      {overview === null ? <Loading /> : null}
      {overview === 'failed' ? <Alert severity="error">{word('failed_to_load')}</Alert> : null}
      {overview === null || overview === 'failed' ? null : (
        <Box {...focus} sx={{ ...column, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columnsOf[role].length}, minmax(0, 1fr))` } }}>
          {columnsOf[role].map((parts, index) => (
            <Box key={parts[0]} sx={column}>
              {index === 0 ? <BeforeWork overview={overview} /> : null}
              {parts.map((part) => (
                <OnePart key={part} part={part} overview={overview} onDone={afterWork} />
              ))}
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}

/** What keeps the person, or the whole site, from working at all. */
function BeforeWork({ overview }: { overview: Overview }) {
  const word = useWords(dashboardWords)
  return (
    <>
      {overview.without_retailer ? <Alert severity="info">{word('without_retailer')}</Alert> : null}
      <UnpayableCountries countries={overview.unpayable} />
      <FirstSteps steps={overview.first_steps} />
      <FormerRights people={overview.former_rights} />
    </>
  )
}

function OnePart({ part, overview, onDone }: { part: Part; overview: Overview; onDone: () => void }) {
  const { orders, leads, tasks, cars, ready, feeds, care } = overview
  if (part === 'leads') return leads ? <WaitingLeads waiting={leads} onAnswered={onDone} /> : null
  if (part === 'tasks') return tasks ? <DueTasks due={tasks} onDone={onDone} /> : null
  if (part === 'orders') return orders ? <WaitingOrders orders={orders as OrderAttention} onDone={onDone} /> : null
  if (part === 'cars') return cars ? <IncompleteCars cars={cars} onDone={onDone} /> : null
  if (part === 'ready') return ready && ready.total > 0 ? <ReadyCars ready={ready} onPublished={onDone} /> : null
  if (part === 'feeds') return feeds ? <FailedFeeds feeds={feeds} onDone={onDone} /> : null
  if (part === 'care') return care ? <OpenFindings care={care} onDone={onDone} /> : null
  return <Panels overview={overview} onDone={onDone} />
}

function Panels({ overview, onDone }: { overview: Overview; onDone: () => void }) {
  const { reviews, comments, awaiting_publish, scheduled, recent, failed_jobs, refused_today } = overview
  const word = useWords(dashboardWords)
  const staffName = useStaffName()
  const actionName = useActionName()
  const mayReadLog = useMay('audit.read')
  const pageName = ({ title, path }: { title: string; path: string }) => title || (path === '' ? word('home') : path)
  return (
    <>
      <WaitingReviews reviews={reviews} onDone={onDone} />
      <WaitingComments comments={comments} onDone={onDone} />
      <Panel title={word('awaiting')} count={awaiting_publish.length} none={word('awaiting_none')} more={<More to="/pages" label={word('show_pages')} />}>
        {awaiting_publish.slice(0, MOST_SHOWN).map((page) => (
          <Row
            key={page.page_id}
            aside={<Moment value={page.updated_at} />}
            note={<bdi>{staffName(page.updated_by)}</bdi>}
            action={<PublishButton pageId={page.page_id} name={pageName(page)} onDone={onDone} />}
          >
            <Link href={editorAddress(page.page_id)}>
              <bdi>{pageName(page)}</bdi>
            </Link>
          </Row>
        ))}
      </Panel>
      <Panel title={word('scheduled')} count={scheduled.length} none={word('scheduled_none')}>
        {scheduled.slice(0, MOST_SHOWN).map((page) => (
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
        hidesCount
      >
        {recent.map((change) => (
          <Row key={change.id} aside={<Moment value={change.at} />} note={<StaffName id={change.actor_id} name={change.actor_name} />}>
            {actionName(change.action)} <SubjectName action={change.action} subject={change.subject} />
          </Row>
        ))}
      </Panel>
      <Panel title={word('failed')} count={failed_jobs} none={word('failed_none')}>
        <Row aside={<More to={`/jobs?filter=${encodeURIComponent('{"state":"failed"}')}`} label={word('show_jobs')} />}>
          {word('failed_some', { count: failed_jobs })}
        </Row>
      </Panel>
      {refused_today.length > 0 ? (
        <Panel title={word('refused')} count={refused_today.reduce((sum, { refused }) => sum + refused, 0)} none="">
          {refused_today.map(({ kind, refused, keys }) => (
            <Row key={kind} aside={<bdi>{refused}</bdi>} note={<bdi>{keys.join(' ')}</bdi>}>
              {refusedKinds.has(kind) ? word(`refused_${kind}` as RefusedWord) : <bdi>{kind}</bdi>}
            </Row>
          ))}
        </Panel>
      ) : null}
    </>
  )
}
