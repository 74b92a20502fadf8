import { Link } from '@mui/material'
import { DataTable, type RaRecord, SearchInput, SelectInput } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { formatNumber } from '#kernel/format/number.ts'
import { fullCurrencyName } from '#kernel/words/counted-currency.ts'
import { Ltr } from '../fields/ltr.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { stockAddress } from '../vehicles/stock-link.tsx'
import { listingWords } from './words.ts'

/** The listings that visitors search, with the number of vehicles in each. */
export function ListingList() {
  const word = useWords(listingWords)
  const language = useLanguage()
  const memberships = (['filtered', 'named'] as const).map((id) => ({ id, name: word(id) }))
  const filters = [<SearchInput key="q" source="q" alwaysOn />, <SelectInput key="membership" source="membership" choices={memberships} />]
  const count = ({ key, count }: RaRecord) => (
    <Link
      component={RouterLink}
      to={stockAddress({ listing: key })}
      onClick={(event) => event.stopPropagation()}
      aria-label={`${word('show_vehicles')}: ${formatNumber(count)}`}
    >
      <Ltr>{formatNumber(count)}</Ltr>
    </Link>
  )
  return (
    <RecordList filters={filters} sort={{ field: 'key', order: 'ASC' }}>
      <RecordTable rowClick="edit" bulkActionButtons={false} primary={({ name }) => name} secondary={({ key }) => <Ltr>{key}</Ltr>} tertiary={count}>
        <DataTable.Col source="name">
          <RecordLink field="name" />
        </DataTable.Col>
        <DataTable.Col source="key" render={({ key }) => <Ltr>{key}</Ltr>} />
        <DataTable.Col source="membership" render={({ membership }) => word(membership as 'named' | 'filtered')} />
        <DataTable.Col source="currency" render={({ currency }) => (language === 'ar' ? fullCurrencyName(String(currency)) : <Ltr>{currency}</Ltr>)} />
        <DataTable.Col source="count" disableSort render={count} />
      </RecordTable>
    </RecordList>
  )
}
