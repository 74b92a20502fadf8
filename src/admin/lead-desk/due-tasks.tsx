import { Link } from '@mui/material'
import { useState } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { DataOf } from '../data-provider/ask.ts'
import { Panel, Row } from '../dashboard/panel.tsx'
import { Moment } from '../fields/moment.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { leadName } from '../leads/lead-name.ts'
import { leadWords } from '../leads/words.ts'
import { TaskDoneButton } from './task-done-button.tsx'
import { deskWords } from './words.ts'

type DueTasks = NonNullable<DataOf<'GET /api/dashboard'>['tasks']>

/** The person's own tasks that are due today or were before, each with its lead; done from here. */
export function DueTasks({ due: { tasks, total }, onDone }: { due: DueTasks; onDone: () => void }) {
  const word = useWords(deskWords)
  const lead = useWords(leadWords)
  const createPath = useCreatePath()
  const [now] = useState(() => Date.now())
  return (
    <Panel title={word('due_tasks')} count={total} none={word('due_tasks_none')}>
      {tasks.map(({ id, text, due_at: at, lead: about }) => (
        <Row
          key={id}
          note={
            <>
              {Date.parse(at) < now ? <Tag tone="bad">{word('overdue')}</Tag> : null} <Moment value={at} now={now} />
            </>
          }
          action={<TaskDoneButton leadId={about.id} id={id} text={text} onDone={onDone} />}
        >
          <Link component={RouterLink} to={createPath({ resource: 'leads', type: 'edit', id: about.id })}>
            <bdi dir="auto">{text}</bdi>: <bdi>{leadName(about) || lead('unnamed', { id: String(about.id) })}</bdi>
          </Link>
        </Row>
      ))}
    </Panel>
  )
}
