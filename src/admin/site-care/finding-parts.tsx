import { Button, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { CareFinding } from '#domains/content/index.ts'
import { useMay } from '../app/signed-in.ts'
import { useCall } from '../data-provider/use-call.ts'
import { useWords } from '../i18n/use-words.ts'
import { editorAddress } from '#staff/addresses.ts'
import { careWords } from './words.ts'

const screens = { redirect: 'redirects', form: 'forms', image: 'images' } as const

function usePlaceName(): (finding: CareFinding) => string {
  const word = useWords(careWords)
  return ({ subject, subject_id, title }) => {
    if (title !== '') return title
    return subject === 'image' ? word('picture', { id: String(subject_id) }) : word('home')
  }
}

/** Opens the field that has to be changed. The editor is an application of its own. */
export function FindingPlace({ finding }: { finding: CareFinding }) {
  const word = useWords(careWords)
  const nameOf = usePlaceName()
  const { href, isEditor } = findingAddress(finding)
  const name = <bdi>{nameOf(finding)}</bdi>
  return (
    <>
      {isEditor ? (
        <Link href={href}>{name}</Link>
      ) : (
        <Link component={RouterLink} to={href}>
          {name}
        </Link>
      )}
      <Typography variant="caption" component="div" color="text.secondary">
        {word(`in_${finding.subject}`)}
      </Typography>
    </>
  )
}

/** Puts a finding aside, or takes it up again. */
export function FindingAside({ finding, onDone }: { finding: CareFinding; onDone?: () => void }) {
  const word = useWords(careWords)
  const nameOf = usePlaceName()
  const mayLeave = useMay('pages.write')
  const { isBusy, send } = useCall()
  if (!mayLeave) return null
  const isLeft = finding.left_at !== null
  const putAside = async () => {
    if (
      await send('POST /api/care_findings/{id}/aside', {
        params: { id: finding.id },
        body: { is_left: !isLeft },
        done: word(isLeft ? 'taken_up_done' : 'left_done'),
      })
    )
      onDone?.()
  }
  const findingNames = { what: word(finding.kind), where: nameOf(finding) }
  return (
    <Button
      size="small"
      color="inherit"
      disabled={isBusy}
      aria-label={word(isLeft ? 'take_up_one' : 'leave_one', findingNames)}
      onClick={() => void putAside()}
    >
      {word(isLeft ? 'take_up' : 'leave')}
    </Button>
  )
}

/** Where a finding is mended: a field of the editor, or a screen of the admin. */
function findingAddress({ subject, subject_id, block, group, field }: CareFinding): { href: string; isEditor: boolean } {
  if (subject === 'page') return { href: editorAddress(subject_id, { block, group, field }), isEditor: true }
  if (subject === 'nav_entry') return { href: '/nav_entries', isEditor: false }
  return { href: `/${screens[subject]}/${subject_id}`, isEditor: false }
}
