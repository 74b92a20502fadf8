import EditIcon from '@mui/icons-material/EditOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined'
import { Box, Button, IconButton, Link, Tooltip } from '@mui/material'
import { DataTable, SearchInput, SelectInput } from 'react-admin'
import { pageHref } from '#domains/content/index.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useStaffName } from '../i18n/use-staff-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { PageActions } from './page-actions.tsx'
import { editorAddress } from '#staff/addresses.ts'
import { pageWords } from './words.ts'

const tones = { published: 'good', draft: 'quiet', disabled: 'bad' } as const satisfies Record<string, Tone>
type Status = keyof typeof tones
type Row = Readonly<Record<string, unknown>>

/** All pages and their unpublished changes. Pages are edited in the editor. */
export function PageList() {
  const word = useWords(pageWords)
  const staffName = useStaffName()
  const statuses = (Object.keys(tones) as Status[]).map((id) => ({ id, name: word(id) }))
  const filters = [<SearchInput key="q" source="q" alwaysOn />, <SelectInput key="status" source="status" choices={statuses} />]
  const name = ({ title, path }: Row) => String(title || (path === '' ? word('home') : path))
  const actions = (page: Row) => <PageActions page={{ id: Number(page.id), name: name(page), status: String(page.status), version: Number(page.version) }} />
  const status = (page: Row) => <Tag tone={tones[page.status as Status] ?? 'quiet'}>{word(page.status as Status)}</Tag>
  return (
    <RecordList filters={filters} sort={{ field: 'path', order: 'ASC' }} tools={<NewPage />}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={(page) => (
          <Link href={editorAddress(page.id)} color="inherit">
            <bdi>{name(page)}</bdi>
          </Link>
        )}
        secondary={(page) => (
          <>
            <Ltr>/{page.path}</Ltr> {actions(page)}
          </>
        )}
        tertiary={status}
      >
        <DataTable.Col
          source="title"
          render={(page) => (
            <Link href={editorAddress(page.id)} color="inherit" underline="hover" sx={{ fontWeight: 500 }}>
              <bdi>{name(page)}</bdi>
            </Link>
          )}
        />
        <DataTable.Col source="path" render={({ path }) => <Ltr>/{path}</Ltr>} />
        <DataTable.Col source="status" render={status} />
        <DataTable.Col
          source="has_draft"
          disableSort
          render={({ has_draft, draft_updated_by }) =>
            has_draft ? (
              <Tooltip title={draft_updated_by ? word('draft_by', { name: staffName(draft_updated_by) }) : ''}>
                <span>
                  <Tag tone="warn">{word('has_draft')}</Tag>
                </span>
              </Tooltip>
            ) : null
          }
        />
        <DataTable.Col source="scheduled_at" disableSort render={({ scheduled_at }) => (scheduled_at ? <Moment value={scheduled_at} /> : null)} />
        <DataTable.Col source="updated_at" render={({ updated_at }) => <Moment value={updated_at} />} />
        <DataTable.Col
          source="id"
          label="frame.actions"
          disableSort
          render={(page) => (
            <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
              <IconButton size="small" href={editorAddress(page.id)} aria-label={word('edit_page', { title: name(page) })}>
                <EditIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                href={pageHref(page.path)}
                target="_blank"
                disabled={page.status !== 'published'}
                aria-label={word('view_page', { path: `/${page.path}` })}
              >
                <OpenInNewIcon fontSize="small" />
              </IconButton>
              {actions(page)}
            </Box>
          )}
        />
      </RecordTable>
    </RecordList>
  )
}

function NewPage() {
  const word = useWords(pageWords)
  return (
    <Button size="small" variant="contained" href="/ar/cms">
      {word('new_page')}
    </Button>
  )
}
