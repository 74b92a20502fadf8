import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'

/** A field of a record in a list, or what is made of its fields, as the link that opens it: the way in for keyboards and new tabs. */
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
