import { Box, Link } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { formatNumber } from '#kernel/format/number.ts'
import { useMay } from '../app/signed-in.ts'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { type NamedRecord, useNames } from '../leads/use-names.ts'
import { vehicleWords } from '../vehicles/words.ts'
import { type IncompleteCar, PicturesFix, PriceFix, RetailerFix, useCarPictures } from './car-fixes.tsx'
import type { Overview } from './overview.ts'
import { Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

/** Each kind of work on cars with the filter of their list that shows it. */
const filters = { to_publish: { to_publish: 'true' }, picture: { lacks: 'picture' }, retailer: { lacks: 'retailer' }, price: { lacks: 'price' } } as const
const kinds = ['to_publish', 'picture', 'retailer', 'price'] as const

/** Counts end here; the list has all. */
const MOST_COUNTED = 1000

/** Cars that wait to be published, and those that visitors find without a picture, a retailer or a price: how many, and the first of them, which get it here. */
export function IncompleteCars({ cars, onDone }: { cars: NonNullable<Overview['cars']>; onDone: () => void }) {
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
      <FirstCars cars={cars.first} onDone={onDone} />
    </Panel>
  )
}

function FirstCars({ cars, onDone }: { cars: readonly IncompleteCar[]; onDone: () => void }) {
  const retailers = useNames(cars.some(({ missing }) => missing.includes('retailer')) ? 'GET /api/dealers' : null)
  // A car that changed meanwhile is another one: what was typed for the old one is gone with it.
  return cars.map((car) => <IncompleteRow key={`${car.id} ${car.version}`} car={car} retailers={retailers} onDone={onDone} />)
}

function IncompleteRow({ car, retailers, onDone }: { car: IncompleteCar; retailers: readonly NamedRecord[]; onDone: () => void }) {
  const word = useWords(vehicleWords)
  const createPath = useCreatePath()
  const mayWrite = useMay('stock.write')
  const pictures = useCarPictures({ car, onDone })
  const lacks = (part: IncompleteCar['missing'][number]) => car.missing.includes(part)
  const takesPictures = mayWrite && pictures.mayWrite && lacks('picture')
  return (
    <Row
      {...(takesPictures ? { onFiles: pictures.take } : {})}
      note={car.missing.map((part) => (
        <Tag key={part} tone="warn">
          {word(`lacks_${part}`)}
        </Tag>
      ))}
      action={
        mayWrite ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', flexBasis: '100%', paddingBlock: 0.5 }}>
            {takesPictures ? <PicturesFix car={car} pictures={pictures} /> : null}
            {lacks('retailer') ? <RetailerFix car={car} retailers={retailers} onDone={onDone} /> : null}
            {lacks('price') ? <PriceFix car={car} onDone={onDone} /> : null}
          </Box>
        ) : null
      }
    >
      <Link component={RouterLink} to={createPath({ resource: 'vehicles', type: 'edit', id: car.id })}>
        <bdi>{car.name}</bdi>
      </Link>
    </Row>
  )
}
