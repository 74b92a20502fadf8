import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useId } from 'react'
import type { WordPair } from '#kernel/words/words.ts'
import { Ltr } from '../fields/ltr.tsx'
import { useLanguage, usePair, useWords } from '../i18n/use-words.ts'
import { figureText } from './figure-text.ts'
import type { OperationTable } from './operation.ts'
import { tableWords } from './table-words.ts'
import { operationWords } from './words.ts'

/** All samples of a figure: a row for each value of the first label, a column for each of the second. */
export function FigureTable({ table: { name, unit, rows } }: { table: OperationTable }) {
  const titleId = useId()
  const word = useWords(operationWords)
  const language = useLanguage()
  const pair = usePair()
  const wordsOfTable = tableWords.get(name)
  if (!wordsOfTable) return null
  const values = new Map((rows ?? []).map(({ labels: [row = '', column = ''], value }) => [keyOf(row, column), value]))
  const columns = distinct((rows ?? []).map(({ labels: [, column = ''] }) => column))
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="subtitle1" id={titleId}>
        {pair(wordsOfTable.title)}
      </Typography>
      {rows === null && <Typography variant="body2">{word('unread')}</Typography>}
      {rows?.length === 0 && <Typography variant="body2">{word('none_yet')}</Typography>}
      {rows !== null && rows.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-labelledby={titleId}>
            {columns.some((column) => column !== '') && (
              <TableHead>
                <TableRow>
                  <TableCell>{word('what')}</TableCell>
                  {columns.map((column) => (
                    <TableCell key={column}>
                      <LabelValue value={column} words={wordsOfTable.columns} />
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
            )}
            <TableBody>
              {distinct(rows.map(({ labels: [row = ''] }) => row)).map((row) => (
                <TableRow key={row}>
                  <TableCell component="th" scope="row">
                    <LabelValue value={row} words={wordsOfTable.rows} />
                  </TableCell>
                  {columns.map((column) => {
                    const value = values.get(keyOf(row, column))
                    return <TableCell key={column}>{value === undefined ? '' : <bdi>{figureText({ unit }, value, { language, word })}</bdi>}</TableCell>
                  })}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  )
}

function LabelValue({ value, words }: { value: string; words: ReadonlyMap<string, WordPair> }) {
  const pair = usePair()
  const valueWords = words.get(value)
  return valueWords ? pair(valueWords) : <Ltr>{value}</Ltr>
}

function keyOf(row: string, column: string): string {
  return JSON.stringify([row, column])
}

/** Each once: numbers by their size, such as statuses, and names as they come. */
function distinct(values: readonly string[]): string[] {
  const once = [...new Set(values)]
  return once.every((value) => /^\d+$/.test(value)) ? once.toSorted((one, other) => Number(one) - Number(other)) : once
}
