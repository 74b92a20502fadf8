import { Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { DataOf } from '../data-provider/ask.ts'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useFieldLabel } from './use-field-label.ts'
import { useShownValue } from './use-shown-value.ts'
import { problemWords, runWords } from './words.ts'

export type Run = DataOf<'GET /api/feed_runs/{id}'>
type Sample = Run['report']['gone'][number]
type ChangedVehicle = Run['report']['changed'][number]
type RowError = Run['errors'][number]

/** Errors and warnings of rows, by line number. */
export function ErrorTable({ errors, label: name }: { errors: readonly RowError[]; label: string }) {
  const word = useWords(runWords)
  const problem = useWords(problemWords)
  const label = useFieldLabel()
  return (
    <Scrolled label={name} head={[word('line'), word('field'), word('problem'), word('value')]}>
      {errors.map(({ line, field, reason, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one row may have one problem twice
        <TableRow key={index}>
          <TableCell>{line}</TableCell>
          <TableCell>{field ? label(field) : word('row')}</TableCell>
          <TableCell>{reason in problemWords ? problem(reason as keyof typeof problemWords) : reason}</TableCell>
          <TableCell>
            <bdi>{value}</bdi>
          </TableCell>
        </TableRow>
      ))}
    </Scrolled>
  )
}

/** Vehicles that a run adds or removes. */
export function SampleTable({ vehicles, label }: { vehicles: readonly Sample[]; label: string }) {
  const word = useWords(runWords)
  return (
    <Scrolled label={label} head={[word('vehicle'), word('number'), word('line')]}>
      {vehicles.map((vehicle) => (
        <TableRow key={vehicle.external_id}>
          <TableCell>
            <Vehicle {...vehicle} />
          </TableCell>
          <TableCell>
            <Ltr>{vehicle.external_id}</Ltr>
          </TableCell>
          <TableCell>{vehicle.line ?? '–'}</TableCell>
        </TableRow>
      ))}
    </Scrolled>
  )
}

/** Vehicles that a run changes, with the stored and the new values. */
export function ChangedTable({ vehicles }: { vehicles: readonly ChangedVehicle[] }) {
  const word = useWords(runWords)
  const label = useFieldLabel()
  const shownValue = useShownValue(120)
  return (
    <Scrolled label={word('changed')} head={[word('vehicle'), word('line'), word('field'), word('before'), word('after')]}>
      {vehicles.flatMap((vehicle) =>
        Object.entries(vehicle.fields).map(([field, [before, after]], index) => (
          <TableRow key={`${vehicle.external_id}-${field}`}>
            <TableCell>{index === 0 ? <Vehicle {...vehicle} /> : null}</TableCell>
            <TableCell>{index === 0 ? vehicle.line : null}</TableCell>
            <TableCell>{label(field)}</TableCell>
            <TableCell>
              <bdi>{shownValue(before) || '–'}</bdi>
            </TableCell>
            <TableCell>
              <bdi>{shownValue(after) || '–'}</bdi>
            </TableCell>
          </TableRow>
        )),
      )}
    </Scrolled>
  )
}

function Vehicle({ id, title }: Sample) {
  if (id === null) return <bdi>{title}</bdi>
  return (
    <Link component={RouterLink} to={`/vehicles/${id}`}>
      <bdi>{title}</bdi>
    </Link>
  )
}

function Scrolled({ label, head, children }: { label: string; head: readonly string[]; children: ReactNode }) {
  return (
    // A scrollable region must be reachable by keyboard.
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 480, border: 1, borderColor: 'divider' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {head.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  )
}
