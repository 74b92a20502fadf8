import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Disclosure } from '../fields/disclosure.tsx'
import { useWords } from '../i18n/use-words.ts'
import { reportWords } from './words.ts'

type ChartFigureProps = {
  title: string
  /** The chart in a sentence, for screen readers. */
  summary: string
  columns: readonly string[]
  /** The figures of the chart. The first cell of each row is its heading. */
  rows: readonly { key: string; cells: readonly (string | number)[] }[]
  children: ReactNode
}

/** A chart with its title, and the same figures as a table for screen readers. */
export function ChartFigure({ title, summary, columns, rows, children }: ChartFigureProps) {
  const word = useWords(reportWords)
  const titleId = useId()
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ margin: 0 }}>
      <Typography id={titleId} component="h2" variant="h6">
        {title}
      </Typography>
      <Box role="img" aria-label={summary}>
        <Box aria-hidden>{children}</Box>
      </Box>
      <Disclosure summary={word('as_table')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map((name) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells: [heading, ...cells] }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  <bdi>{heading}</bdi>
                </TableCell>
                {cells.map((cell, index) => (
                  <TableCell key={columns[index + 1]}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Disclosure>
    </Box>
  )
}
