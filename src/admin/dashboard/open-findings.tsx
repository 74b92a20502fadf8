import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { careKinds } from '#domains/content/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { useWords } from '../i18n/use-words.ts'
import { FindingAside, FindingPlace } from '../site-care/finding-parts.tsx'
import { careWords } from '../site-care/words.ts'
import type { Overview } from './overview.ts'
import { More, Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

/** What has to be mended on the site, counted by its kind, each with the list that shows it, and the first of it, which is opened at its place or put aside. */
export function OpenFindings({ care: { counts, looked_at, first }, onDone }: { care: NonNullable<Overview['care']>; onDone: () => void }) {
  const word = useWords(dashboardWords)
  const kindWord = useWords(careWords)
  const open = careKinds.flatMap((kind) => ((counts[kind] ?? 0) > 0 ? [{ kind, count: counts[kind] ?? 0 }] : []))
  const total = open.reduce((sum, { count }) => sum + count, 0)
  return (
    <Panel
      title={word('care')}
      count={total}
      none={word(looked_at === null ? 'care_not_yet' : 'care_none')}
      more={total > 0 ? <More to="/care_findings" label={word('care_all')} /> : null}
    >
      {open.map(({ kind, count }) => (
        <Row key={kind} aside={formatNumber(count)}>
          <Link component={RouterLink} to={`/care_findings?filter=${encodeURIComponent(JSON.stringify({ kind }))}`}>
            {kindWord(kind)}
          </Link>
        </Row>
      ))}
      {first.map((finding) => (
        <Row key={`finding ${finding.id}`} note={kindWord(finding.kind)} action={<FindingAside finding={finding} onDone={onDone} />}>
          <FindingPlace finding={finding} />
        </Row>
      ))}
    </Panel>
  )
}
