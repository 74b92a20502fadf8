import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'

/** Links to a record of a list, labelled by one of its fields or by a function, so that it can be opened by keyboard and in a new tab. */
export function RecordLink({ field }: { field: string | ((record: RaRecord) => ReactNode) }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  if (!record) return null
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: 'edit', id: record.id })}
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 500 }}
    >
      <bdi>{typeof field === 'function' ? field(record) : String(record[field])}</bdi>
    </Link>
  )
}
