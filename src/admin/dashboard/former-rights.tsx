import { Button, Link } from '@mui/material'
import { useStore } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { FormerRights as Former } from '#domains/accounts/index.server.ts'
import { useWords } from '../i18n/use-words.ts'
import { Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

/** Editors who worked on customers or money before other roles did, for an admin to give each one a role; gone when all have one or the admin hides it. */
export function FormerRights({ people }: { people: readonly Former[] }) {
  const word = useWords(dashboardWords)
  const [hidden, setHidden] = useStore<number[]>('dashboard.former_rights_hidden', [])
  const open = people.filter(({ user_id: id }) => !hidden.includes(id))
  if (open.length === 0) return null
  return (
    <Panel title={word('former_rights')} count={open.length} none="">
      {open.map(({ user_id: id, name, needs }) => (
        <Row
          key={id}
          note={needs.map((role) => word(`former_${role}`)).join(' ')}
          aside={
            <Button size="small" color="inherit" onClick={() => setHidden([...hidden, id])}>
              {word('stays_editor')}
            </Button>
          }
        >
          <Link component={RouterLink} to={`/users/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </Row>
      ))}
    </Panel>
  )
}
