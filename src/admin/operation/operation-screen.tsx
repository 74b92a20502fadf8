import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link, useCreatePath } from 'react-admin'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Tag } from '../fields/tag.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { ReportScreen } from '../reports/report-screen.tsx'
import { FigureTable } from './figure-table.tsx'
import { figureText } from './figure-text.ts'
import type { OperationFigure } from './operation.ts'
import { operationWords } from './words.ts'

/** What an operator looks at first: what is out of order, and where something can be done about it. */
export function OperationScreen() {
  const word = useWords(operationWords)
  const operation = useLoaded('GET /api/operation')
  const tools = (
    <Button variant="contained" onClick={operation.again}>
      {word('again')}
    </Button>
  )
  return (
    <ReportScreen title={word('title')} about={word('about')} tools={tools} loadedReport={operation} failureText={word('failed')}>
      {({ version, commit, node, role, figures, tables }) => (
        <>
          <Alert severity={figures.some(isWrong) ? 'warning' : 'success'} role="status">
            {word(figures.some(isWrong) ? 'some_wrong' : 'all_fine')}
          </Alert>
          <Typography variant="body2">
            {word('build')}: <Ltr>{[version, commit, node].filter(Boolean).join(' · ')}</Ltr> · {word(`role_${role}`)}
          </Typography>
          <Box sx={{ overflowX: 'auto' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  {(['what', 'now', 'limit', 'state'] as const).map((column) => (
                    <TableCell key={column}>{word(column)}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {figures
                  .toSorted((one, other) => Number(isWrong(other)) - Number(isWrong(one)))
                  .map((figure) => (
                    <FigureRow key={figure.label} figure={figure} />
                  ))}
              </TableBody>
            </Table>
          </Box>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))', alignItems: 'start' }}>
            {tables.map((table) => (
              <FigureTable key={table.name} table={table} />
            ))}
          </Box>
        </>
      )}
    </ReportScreen>
  )
}

function FigureRow({ figure }: { figure: OperationFigure }) {
  const word = useWords(operationWords)
  const language = useLanguage()
  const createPath = useCreatePath()
  const { label, label_ar: arabic, value, where, is_fine: isFine } = figure
  const text = (amount: number) => <bdi>{figureText(figure, amount, { language, word })}</bdi>
  const limit = figure.most ?? figure.least
  const name = language === 'ar' ? arabic : label
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {where === null ? name : <Link to={createPath({ resource: where, type: 'list' })}>{name}</Link>}
      </TableCell>
      <TableCell>{value === null ? '–' : text(value)}</TableCell>
      <TableCell>{limit === null ? '' : text(limit)}</TableCell>
      <TableCell>{isFine === null ? '' : <Tag tone={isFine ? 'good' : 'bad'}>{word(isFine ? 'fine' : value === null ? 'unread' : 'wrong')}</Tag>}</TableCell>
    </TableRow>
  )
}

function isWrong({ is_fine: isFine }: OperationFigure): boolean {
  return isFine === false
}
