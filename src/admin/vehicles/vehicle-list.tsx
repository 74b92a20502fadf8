import { Box, type Theme, useMediaQuery } from '@mui/material'
import { memo, useCallback, useEffect, useState } from 'react'
import { DataTable, type RaRecord, SearchInput, SelectInput, useGetList, useListContext } from 'react-admin'
import { lackedParts, type MissingPart, shownPrice, vehicleStates, vehicleStatuses } from '#domains/stock/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { toMinorUnits } from '#kernel/money.ts'
import type { CsvColumn } from '../csv/csv-of.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Money } from '../fields/money.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { Tag } from '../fields/tag.tsx'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { useMay } from '../app/signed-in.ts'
import { BulkChanges } from './bulk/bulk-changes.tsx'
import { UndoChangeButton } from './bulk/undo-change-button.tsx'
import { type StockCounts, useStockChoices, useStockCounts, useStockWord } from './stock-choices.ts'
import { StatusTag } from './status-tag.tsx'
import { vehicleWords } from './words.ts'

const plain = [
  ...['id', 'feed', 'external_id', 'is_published', 'publication_lists', 'state', 'status', 'vin', 'order_number', 'item_id', 'nameplate_brand_name'],
  ...['nameplate_name', 'model_display_name', 'derivative', 'engine_type', 'transmission', 'drivetrain', 'production_year', 'model_year', 'power'],
  ...['power_unit', 'mileage', 'mileage_unit', 'number_of_seats', 'color', 'color_name', 'interior_color', 'delivery_date', 'currency', 'price_hidden'],
  ...['financing_options', 'gross_price', 'net_price', 'msrp_price', 'sale_price', 'monthly_price', 'subscribe_price', 'retailer_id', 'dealer_code'],
  ...['owner_name', 'date_registered', 'date_warranty_expiry', 'created_at', 'updated_at', 'link'],
]
const csv: readonly CsvColumn<RaRecord>[] = plain.map((name) => ({ name, cell: (record) => record[name] }))

type Retailer = RaRecord & { name: string; dealer_code: string }
type Listing = RaRecord & { key: string; name: string }
// biome-ignore lint/suspicious/noExplicitAny: the frame's tables give rows without a type.
type Row = Readonly<Record<string, any>>
const all = { pagination: { page: 1, perPage: 200 } } as const

/** All vehicles, published or not; the filter by retailer shows a retailer's stock. */
export function VehicleList() {
  const word = useWords(vehicleWords)
  const [isListed, setIsListed] = useState(false)
  const [changes, setChanges] = useState(0)
  const mayWrite = useMay('stock.write')
  const counts = useStockCounts(isListed)
  const filters = useFilters(counts.data, isListed)
  const onListed = useCallback(() => setIsListed(true), [])
  const onChanged = useCallback(() => setChanges((before) => before + 1), [])
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'updated_at', order: 'DESC' }}
      csv={csv}
      tools={mayWrite && isListed ? <UndoChangeButton key={changes} /> : null}
    >
      <WhenListed onListed={onListed} />
      {counts.hasFailed && <LoadFailed again={counts.again}>{word('counts_failed')}</LoadFailed>}
      <VehicleTable onChanged={onChanged} />
    </RecordList>
  )
}

/** Not drawn again when what its filters offer has come. */
const VehicleTable = memo(function VehicleTable({ onChanged }: { onChanged: () => void }) {
  const word = useWords(vehicleWords)
  const stockWord = useStockWord()
  const { data: dealers = [] } = useGetList<Retailer>('dealers', all)
  const retailerNames = new Map(dealers.map(({ dealer_code, name }) => [dealer_code, name]))
  const retailerOf = ({ dealer_code, owner_name }: Row) => retailerNames.get(dealer_code) ?? (owner_name || dealer_code)
  const status = (vehicle: Row) => <StatusTag status={vehicle.status} />
  return (
    <RecordTable
      rowClick="edit"
      bulkActionButtons={<BulkChanges onChanged={onChanged} />}
      primary={(vehicle) => <VehicleName vehicle={vehicle} />}
      secondary={(vehicle) => (
        <>
          <Ltr>{vehicle.vin || word('no_vin')}</Ltr> · <Price vehicle={vehicle} />
        </>
      )}
      tertiary={(vehicle) => (
        <Box sx={{ display: 'grid', justifyItems: 'end' }}>
          {status(vehicle)}
          {vehicle.is_published ? null : <Publication vehicle={vehicle} />}
        </Box>
      )}
    >
      <DataTable.Col
        source="cover"
        disableSort
        label={false}
        render={({ cover }) => <Cover address={cover} />}
        cellSx={() => ({ width: 88, paddingInlineEnd: 0 })}
      />
      <DataTable.Col source="nameplate_name">
        <RecordLink field={(vehicle) => <VehicleName vehicle={vehicle} />} />
      </DataTable.Col>
      <DataTable.Col source="vin" cellSx={() => ({ whiteSpace: 'nowrap' })} render={({ vin }) => <Ltr>{vin}</Ltr>} />
      <DataTable.Col source="msrp_price" label="resources.vehicles.fields.price" render={(vehicle) => <Price vehicle={vehicle} />} />
      <DataTable.Col source="state" render={({ state }) => stockWord('state', state)} />
      <DataTable.Col source="status" render={status} />
      <DataTable.Col source="dealer_code" label="resources.vehicles.fields.retailer_id" render={(vehicle) => <bdi>{retailerOf(vehicle)}</bdi>} />
      <DataTable.Col
        source="publication_lists"
        label="resources.vehicles.fields.lists"
        disableSort
        render={({ publication_lists }) => <Ltr>{publication_lists.join(', ')}</Ltr>}
      />
      <DataTable.Col source="is_published" render={(vehicle) => <Publication vehicle={vehicle} />} />
    </RecordTable>
  )
})

/** Whether visitors see it; of one that waits to be published, what it lacks. */
function Publication({ vehicle: { is_published: isPublished, waits, missing = [] } }: { vehicle: Row }) {
  const word = useWords(vehicleWords)
  if (waits && missing.length === 0) return <Tag tone="info">{word('ready')}</Tag>
  if (isPublished || missing.length === 0) return <Tag tone={isPublished ? 'good' : 'quiet'}>{word(isPublished ? 'published' : 'withdrawn')}</Tag>
  const lacks = (missing as MissingPart[]).map((part) => word(`lacks_${part}`)).join('، ')
  return (
    <>
      <Tag tone="warn">{word('to_publish')}</Tag>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
        {word('lacks', { parts: lacks })}
      </Box>
    </>
  )
}

/** The vehicle's name on the site, and its derivative, isolated because it is mostly Latin. */
function VehicleName({ vehicle: { model_display_name, nameplate_name, derivative } }: { vehicle: Row }) {
  return (
    <>
      <bdi>{model_display_name || nameplate_name}</bdi>{' '}
      <Box component="bdi" sx={{ display: { md: 'block' }, color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}>
        {derivative}
      </Box>
    </>
  )
}

function Cover({ address }: { address: string }) {
  if (!address) return <Box aria-hidden sx={{ width: 72, aspectRatio: '16 / 9', border: 1, borderColor: 'divider' }} />
  return <Box component="img" src={address} alt="" loading="lazy" sx={{ display: 'block', width: 72, aspectRatio: '16 / 9', objectFit: 'cover' }} />
}

function Price({ vehicle }: { vehicle: Row }) {
  const word = useWords(vehicleWords)
  const amount = shownPrice(vehicle as Parameters<typeof shownPrice>[0], true)
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {amount === null ? '–' : <Money minor={toMinorUnits(amount, vehicle.currency)} currency={vehicle.currency} />}
      {vehicle.price_hidden ? (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
          {word('on_request')}
        </Box>
      ) : null}
    </Box>
  )
}

function useFilters(counts: StockCounts | undefined, isListed: boolean) {
  const word = useWords(vehicleWords)
  const choicesOf = useStockChoices()
  const { data: dealers = [] } = useGetList<Retailer>('dealers', all)
  const { data: listings = [] } = useGetList<Listing>('listings', all, { enabled: isListed })
  const countOptions = (field: keyof StockCounts['fields'], nameOfValue = (value: string) => value) =>
    (counts?.fields[field] ?? []).map(({ value, count }) => ({ id: value, name: `${nameOfValue(value)} (${formatNumber(count)})` }))
  const retailerNames = new Map(dealers.map(({ dealer_code, name }) => [dealer_code, name]))
  // On narrow screens the filters are behind a button, so that the list comes first.
  const alwaysOn = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const stateOptions = [
    { id: 'true', name: word('published') },
    { id: 'false', name: word('withdrawn') },
  ]
  return [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="status" source="status" choices={choicesOf('status', vehicleStatuses)} alwaysOn={alwaysOn} />,
    <SelectInput key="state" source="state" choices={choicesOf('state', vehicleStates)} alwaysOn={alwaysOn} />,
    <SelectInput
      key="dealer_code"
      source="dealer_code"
      label="resources.vehicles.fields.retailer_id"
      choices={countOptions('dealer_code', (code) => retailerNames.get(code) ?? code)}
      alwaysOn={alwaysOn}
    />,
    <SelectInput key="nameplate_brand_name" source="nameplate_brand_name" choices={countOptions('nameplate_brand_name')} />,
    <SelectInput key="nameplate_name" source="nameplate_name" choices={countOptions('nameplate_name')} />,
    <SelectInput key="listing" source="listing" choices={listings.map(({ key, name }) => ({ id: key, name: `${name} (${key})` }))} />,
    <SelectInput key="feed" source="feed" choices={countOptions('feed')} />,
    <SelectInput key="is_published" source="is_published" choices={stateOptions} />,
    <SelectInput key="to_publish" source="to_publish" choices={[{ id: 'true', name: word('to_publish') }]} alwaysOn={alwaysOn} />,
    <SelectInput key="ready" source="ready" choices={[{ id: 'true', name: word('ready') }]} />,
    <SelectInput key="lacks" source="lacks" choices={lackedParts.map((id) => ({ id, name: word(`without_${id}`) }))} />,
  ]
}

/** Tells once the first rows of a list are there. What only filters need is asked for then: before, it would keep the rows waiting for a connection. */
function WhenListed({ onListed }: { onListed: () => void }) {
  const { isPending } = useListContext()

  // The answer of the network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks is told once
  useEffect(() => {
    if (!isPending) onListed()
  }, [isPending])
  return null
}
