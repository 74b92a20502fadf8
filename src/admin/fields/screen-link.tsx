import { Link, type LinkProps } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { adminAddress } from '#staff/addresses.ts'
import { FORMS, isFormsApp } from '../app/forms-app.tsx'

type ScreenLinkProps = Pick<LinkProps, 'children' | 'color'> & { resource: string; id: string | number }

/** A link to the screen of a record, from views that the application of forms shows as well: all but forms is elsewhere for it. */
export function ScreenLink({ resource, id, ...link }: ScreenLinkProps) {
  const createPath = useCreatePath()
  const path = createPath({ resource, type: 'edit', id })
  if (isFormsApp() && resource !== FORMS) return <Link href={adminAddress(path)} {...link} />
  return <Link component={RouterLink} to={path} {...link} />
}
