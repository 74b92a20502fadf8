import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { Device, PageType, SpeedMetric, VisitorSpeed } from '#domains/analytics/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { figureText, gradeColours, gradeOf } from './speed-figure.ts'
import { speedWords } from './words.ts'

/** The main metrics. */
export const mainMetrics = ['LCP', 'INP', 'CLS'] as const satisfies readonly SpeedMetric[]

const pageWords: Record<PageType, keyof typeof speedWords> = {
  plp: 'page_plp',
  pdp: 'page_pdp',
  checkout: 'page_checkout',
  reservation: 'page_reservation',
  'order confirmation': 'page_order_confirmation',
  dx_other: 'page_dx_other',
}

/** The main metrics by page type and device. */
export function PageSpeeds({ pages }: { pages: VisitorSpeed['pages'] }) {
  const word = useWords(speedWords)
  return (
    <Box component="section">
      <Typography component="h2" variant="h6" gutterBottom>
        {word('by_page')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{word('page_type')}</TableCell>
              <TableCell>{word('device')}</TableCell>
              {mainMetrics.map((metric) => (
                <TableCell key={metric}>{word(metric)}</TableCell>
              ))}
              <TableCell>{word('visits')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rowsOf(pages).map(({ pageType, device, figures }) => (
              <TableRow key={`${pageType} ${device}`}>
                <TableCell component="th" scope="row">
                  {word(pageWords[pageType])}
                </TableCell>
                <TableCell>{word(device)}</TableCell>
                {mainMetrics.map((metric) => {
                  const figure = figures.find((one) => one.metric === metric)
                  return (
                    <TableCell key={metric}>
                      {figure && <Chip size="small" variant="outlined" color={gradeColours[gradeOf(figure)]} label={figureText(metric, figure.p75, word)} />}
                    </TableCell>
                  )
                })}
                <TableCell>{Math.max(...figures.map(({ visits }) => visits))}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}

type Row = { pageType: PageType; device: Device; figures: VisitorSpeed['pages'] }

function rowsOf(pages: VisitorSpeed['pages']): Row[] {
  const rows = new Map<string, Row>()
  for (const figure of pages) {
    const { page_type: pageType, device } = figure
    const row = rows.get(`${pageType} ${device}`) ?? { pageType, device, figures: [] }
    row.figures.push(figure)
    rows.set(`${pageType} ${device}`, row)
  }
  return [...rows.values()]
}
