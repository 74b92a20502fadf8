import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { formatNumber } from '#kernel/format/number.ts'
import { useWords } from '../i18n/use-words.ts'
import type { Overview } from './overview.ts'
import { Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

/** Each kind of work on cars with the filter of their list that shows it. */
const filters = { to_publish: { to_publish: 'true' }, picture: { lacks: 'picture' }, retailer: { lacks: 'retailer' }, price: { lacks: 'price' } } as const
const kinds = ['to_publish', 'picture', 'retailer', 'price'] as const

/** Counts end here; the list has all. */
const MOST_COUNTED = 1000

/** Cars that wait to be published, and those that visitors find without a picture, a retailer or a price. */
export function IncompleteCars({ cars }: { cars: NonNullable<Overview['cars']> }) {
  const word = useWords(dashboardWords)
  const open = kinds.filter((kind) => cars[kind] > 0)
  const textOf = (count: number) => (count >= MOST_COUNTED ? word('cars_many', { count: formatNumber(MOST_COUNTED) }) : formatNumber(count))
  return (
    <Panel title={word('cars')} count={open.length} none={word('cars_none')}>
      {open.map((kind) => (
        <Row key={kind} aside={textOf(cars[kind])}>
          <Link component={RouterLink} to={`/vehicles?filter=${encodeURIComponent(JSON.stringify(filters[kind]))}`}>
            {word(`cars_${kind}`)}
          </Link>
        </Row>
      ))}
    </Panel>
  )
}
