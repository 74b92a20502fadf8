import { Link } from '@mui/material'
import { Moment } from '../fields/moment.tsx'
import { StaffName } from '../fields/staff-name.tsx'
import { useWords } from '../i18n/use-words.ts'
import { threadAddress } from '#staff/addresses.ts'
import type { Overview } from './overview.ts'
import { Panel, Row } from './panel.tsx'
import { ResolveButton } from './resolve-button.tsx'
import { dashboardWords } from './words.ts'

/** Characters of a comment in the list; the editor has it whole. */
const LONGEST_SHOWN = 160

/** Open discussions of pages in which colleagues mention the reader; each opens in the editor. */
export function WaitingComments({ comments, onDone }: { comments: Overview['comments']; onDone: () => void }) {
  const word = useWords(dashboardWords)
  const nameOf = ({ title, path }: Overview['comments'][number]) => title || (path === '' ? word('home') : path)
  return (
    <Panel title={word('comments')} count={comments.length} none={word('comments_none')}>
      {comments.map((comment) => (
        <Row
          key={comment.thread_id}
          aside={<Moment value={comment.at} />}
          action={<ResolveButton threadId={comment.thread_id} page={nameOf(comment)} onDone={onDone} />}
          note={
            <>
              <StaffName name={comment.by} />: <bdi>{shortened(comment.text)}</bdi>
            </>
          }
        >
          <Link href={threadAddress(comment.page_id, comment.thread_id)}>
            <bdi>{nameOf(comment)}</bdi>
          </Link>
        </Row>
      ))}
    </Panel>
  )
}

function shortened(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).toWellFormed()}…` : text
}
