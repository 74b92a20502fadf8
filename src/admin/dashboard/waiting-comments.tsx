import { Link } from '@mui/material'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { threadAddress } from '../pages/editor-address.ts'
import type { Overview } from './overview.ts'
import { Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

/** Characters of a comment in the list; the editor has it whole. */
const LONGEST_SHOWN = 160

/** Open discussions of pages in which colleagues mention the reader; each opens in the editor. */
export function WaitingComments({ comments }: { comments: Overview['comments'] }) {
  const word = useWords(dashboardWords)
  return (
    <Panel title={word('comments')} count={comments.length} none={word('comments_none')}>
      {comments.map(({ thread_id, page_id, path, title, by, text, at }) => (
        <Row
          key={thread_id}
          aside={<Moment value={at} />}
          note={
            <>
              <bdi>{by}</bdi>: <bdi>{text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).toWellFormed()}…` : text}</bdi>
            </>
          }
        >
          <Link href={threadAddress(page_id, thread_id)}>
            <bdi>{title || (path === '' ? word('home') : path)}</bdi>
          </Link>
        </Row>
      ))}
    </Panel>
  )
}
