import { Box, Link, Typography } from '@mui/material'
import { DataTable, SearchInput, SelectInput, useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { HOARDED_CARS, type HoldRecord, holdStages } from '#domains/orders/index.ts'
import { useMay } from '../app/signed-in.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { FreeHolds } from './free-holds.tsx'
import { holdStageWords, holdWords } from './words.ts'

const hidden = ['retailer_id', 'held_from']
const VIN_LETTERS = 6
const holdOf = (record: object) => record as HoldRecord // the record type of the API's list

/** Cars that visitors hold now, those of whoever holds most first; retailer staff see the cars of their own retailers. */
export function HoldList() {
  const word = useWords(holdWords)
  const stage = useWords(holdStageWords)
  const mayWork = useMay('orders.write')
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="is_hoarding"
      source="is_hoarding"
      alwaysOn
      emptyText={word('all')}
      translateChoice={false}
      choices={[{ id: '1', name: word('hoarding_only') }]}
    />,
    <SelectInput
      key="stage"
      source="stage"
      alwaysOn
      emptyText={word('all')}
      translateChoice={false}
      choices={holdStages.map((id) => ({ id, name: stage(id) }))}
    />,
  ]
  return (
    <RecordList filters={filters} sort={{ field: 'most', order: 'DESC' }} columns={{ hidden }} empty={<Nothing text={word('none')} />}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={mayWork ? <FreeHolds /> : false}
        hiddenColumns={hidden}
        primary={(record) => <Car hold={holdOf(record)} />}
        secondary={(record) => (
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            <span>
              <Stage hold={holdOf(record)} /> · {word('until')} <Moment value={holdOf(record).held_until} />
            </span>
            <span>
              <Ltr>{holdOf(record).visitor}</Ltr> · <Ltr>{holdOf(record).network || '–'}</Ltr> · <Ltr>{holdOf(record).contact || '–'}</Ltr>
            </span>
            <Hoarding hold={holdOf(record)} />
          </Box>
        )}
      >
        <DataTable.Col source="vehicle_name" render={(record) => <Car hold={holdOf(record)} />} />
        <DataTable.Col source="stage" disableSort render={(record) => <Stage hold={holdOf(record)} />} />
        <DataTable.Col source="held_from" cellSx={() => ({ whiteSpace: 'nowrap' })} render={({ held_from }) => <Moment value={held_from} />} />
        <DataTable.Col source="held_until" cellSx={() => ({ whiteSpace: 'nowrap' })} render={({ held_until }) => <Moment value={held_until} />} />
        <DataTable.Col source="visitor" disableSort render={({ visitor }) => <Ltr>{visitor}</Ltr>} />
        <DataTable.Col source="network" disableSort render={({ network }) => <Ltr>{network || '–'}</Ltr>} />
        <DataTable.Col source="contact" disableSort render={({ contact }) => <Ltr>{contact || '–'}</Ltr>} />
        <DataTable.Col source="retailer_id" disableSort render={({ retailer_name }) => <bdi>{retailer_name}</bdi>} />
        <DataTable.Col source="most" render={(record) => <Hoarding hold={holdOf(record)} />} />
      </RecordTable>
    </RecordList>
  )
}

function Car({ hold: { vehicle_id: id, vehicle_name: name, vehicle_vin: vin } }: { hold: HoldRecord }) {
  const createPath = useCreatePath()
  const mayRead = useMay('stock.read')
  return (
    <>
      {mayRead ? (
        <Link component={RouterLink} to={createPath({ resource: 'vehicles', type: 'edit', id })} color="inherit">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}{' '}
      <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
        {vin === '' ? null : <Ltr>…{vin.slice(-VIN_LETTERS)}</Ltr>}
      </Box>
    </>
  )
}

/** How far the buyer has come; an order leads to its screen. */
function Stage({ hold: { stage, order_id: id, order_number: number } }: { hold: HoldRecord }) {
  const word = useWords(holdStageWords)
  const createPath = useCreatePath()
  if (id === null) return <>{word(stage)}</>
  return (
    <>
      {word(stage)}{' '}
      <Link component={RouterLink} to={createPath({ resource: 'orders', type: 'edit', id })}>
        <Ltr>{number}</Ltr>
      </Link>
    </>
  )
}

/** Whose cars are many; a count below that is shown plainly. */
function Hoarding({ hold }: { hold: HoldRecord }) {
  const word = useWords(holdWords)
  const counts = [
    { key: 'same_visitor', count: hold.visitor_cars },
    { key: 'same_network', count: hold.network_cars },
    { key: 'same_contact', count: hold.contact_cars },
  ] as const
  const many = counts.filter(({ count }) => count >= HOARDED_CARS)
  if (many.length === 0) return <span>{hold.most}</span>
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      {many.map(({ key, count }) => (
        <Tag key={key} tone="warn">
          {word(key, { count })}
        </Tag>
      ))}
    </Box>
  )
}

function Nothing({ text }: { text: string }) {
  return (
    <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
      {text}
    </Typography>
  )
}
