import { Link } from '@mui/material'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'

/** A field of a record in a list as the link that opens it: the way in for keyboards and new tabs. */
export function RecordLink({ field }: { field: string }) {
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
      <bdi>{String(record[field])}</bdi>
    </Link>
  )
}
