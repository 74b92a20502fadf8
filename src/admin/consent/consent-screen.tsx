import { Box, LinearProgress, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link, useCreatePath } from 'react-admin'
import { type ConsentReport, isMarkup } from '#domains/consent/index.ts'
import { keptMarkup } from '#domains/content/index.ts'
import { RichLine } from '#ui/text/rich-text.tsx'
import { useMay } from '../app/signed-in.ts'
import { dayName } from '../fields/day-name.ts'
import { Moment } from '../fields/moment.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { EmptyReport, ReportScreen } from '../reports/report-screen.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { usePeriod } from '../reports/use-period.tsx'
import { useReportDays } from '../reports/use-report-days.ts'
import { BannerPreview } from './banner-preview.tsx'
import { consentScreenWords } from './words.ts'

/** How many consent proofs are listed; the API returns up to a hundred. */
const MOST_LISTED = 20

/** The answers of visitors to the cookie banner: counts by day, the latest proofs, and the texts that were shown. */
export function ConsentScreen() {
  const word = useWords(consentScreenWords)
  const createPath = useCreatePath()
  const mayEdit = useMay('settings.write')
  const { days, input } = usePeriod(90)
  const period = useReportDays(days)
  const proofs = useLoaded('GET /api/consent_proofs', period && { query: period })
  const tools = (
    <>
      {input}
      {mayEdit && <Link to={createPath({ resource: 'setting_definitions', type: 'edit', id: 'cookie_consent' })}>{word('edit')}</Link>}
    </>
  )
  return (
    <>
      <ReportScreen title={word('title')} about={word('about')} tools={tools} loadedReport={proofs} failureText={word('failed')}>
        {(report) => <Report report={report} />}
      </ReportScreen>
      <BannerPreview />
    </>
  )
}

function Report({ report: { days, answers, texts } }: { report: ConsentReport }) {
  const word = useWords(consentScreenWords)
  if (days.length === 0) return <EmptyReport>{word('none')}</EmptyReport>
  return (
    <>
      <Days days={days} />
      <Paper variant="outlined" component="section" sx={{ padding: 2, overflowX: 'auto' }}>
        <Typography component="h2" variant="h6" gutterBottom>
          {word('latest')}
        </Typography>
        <Table size="small">
          <TableHead>
            <TableRow>
              {(['time', 'choice', 'text', 'proof'] as const).map((name) => (
                <TableCell key={name}>{word(name)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {answers.slice(0, MOST_LISTED).map(({ id, version, choice, answered_at: at }) => (
              <TableRow key={id}>
                <TableCell>
                  <Moment value={at} />
                </TableCell>
                <TableCell>{word(choice)}</TableCell>
                <TableCell>{texts.find((text) => text.version === version)?.content.title ?? version}</TableCell>
                <TableCell>
                  <bdi>{id}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Paper>
      <Texts texts={texts} />
    </>
  )
}

/** The number of answers each day, and how many of them accept. */
function Days({ days }: { days: ConsentReport['days'] }) {
  const word = useWords(consentScreenWords)
  const language = useLanguage()
  return (
    <Paper variant="outlined" component="section" sx={{ padding: 2, overflowX: 'auto' }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {word('by_day')}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            {(['day', 'answers', 'accepted', 'rejected'] as const).map((name) => (
              <TableCell key={name}>{word(name)}</TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ day, accepted, rejected }) => {
            const share = Math.round((100 * accepted) / (accepted + rejected))
            return (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {dayName(day, language)}
                </TableCell>
                <TableCell>{accepted + rejected}</TableCell>
                <TableCell>{accepted}</TableCell>
                <TableCell>{rejected}</TableCell>
                <TableCell sx={{ minWidth: 160 }}>
                  <LinearProgress variant="determinate" value={share} aria-label={word('share', { share })} />
                  <Typography variant="caption">{word('share', { share })}</Typography>
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Paper>
  )
}

/** The exact text of each banner version that a proof refers to. */
function Texts({ texts }: { texts: ConsentReport['texts'] }) {
  const word = useWords(consentScreenWords)
  return (
    <Paper variant="outlined" component="section" sx={{ padding: 2, display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h6">
        {word('texts')}
      </Typography>
      {texts.map(({ version, content, first_answered_at: at, answers }) => (
        <Box key={version} component="article">
          <Typography component="h3" variant="subtitle1">
            {content.title}
          </Typography>
          <Typography variant="body2" component="p">
            {isMarkup(content.text) ? <RichLine html={keptMarkup(content.text).html} /> : content.text}
          </Typography>
          <Typography variant="body2" sx={{ marginBlock: 0.5 }}>
            {[content.accept, content.has_reject && content.reject].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {word('shown_since', { count: answers })} <Moment value={at} />
          </Typography>
        </Box>
      ))}
    </Paper>
  )
}
