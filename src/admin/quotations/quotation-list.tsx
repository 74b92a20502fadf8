import { DataTable, type RaRecord, SearchInput, SelectInput } from 'react-admin'
import { type QuotationRecord, quotationStages } from '#domains/orders/index.ts'
import { formatCalendarDay } from '#kernel/format/date.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { StaffName } from '../fields/staff-name.tsx'
import { Money } from '../fields/money.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { OrderStateTag } from '../orders/order-names.tsx'
import { QuotationStageTag } from './quotation-stage.tsx'
import { quotationStageWords } from './words.ts'

const hidden = ['customer_email', 'made_by', 'created_at']
const quotationOf = (record: object) => record as QuotationRecord // the record type of the API's list

/** Quotations, newest first; people of a retailer see those of their own retailers. */
export function QuotationList() {
  const stage = useWords(quotationStageWords)
  const language = useLanguage()
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="stage" source="stage" alwaysOn translateChoice={false} choices={quotationStages.map((id) => ({ id, name: stage(id) }))} />,
  ]
  return (
    <RecordList filters={filters} sort={{ field: 'created_at', order: 'DESC' }} columns={{ hidden }}>
      <RecordTable
        rowClick="edit"
        bulkActionButtons={false}
        hiddenColumns={hidden}
        primary={(record) => <Ltr>{quotationOf(record).number}</Ltr>}
        secondary={(record) => (
          <>
            <bdi>{quotationOf(record).vehicle_name}</bdi> · <bdi>{quotationOf(record).customer_name}</bdi>
          </>
        )}
        tertiary={(record) => <Stage quotation={quotationOf(record)} />}
      >
        <DataTable.Col source="number" disableSort cellSx={() => ({ whiteSpace: 'nowrap' })}>
          <RecordLink field={(record: RaRecord) => quotationOf(record).number} />
        </DataTable.Col>
        <DataTable.Col source="stage" disableSort render={(record) => <Stage quotation={quotationOf(record)} />} />
        <DataTable.Col source="vehicle_name" render={({ vehicle_name }) => <bdi>{vehicle_name}</bdi>} />
        <DataTable.Col source="customer_name" render={({ customer_name }) => <bdi>{customer_name}</bdi>} />
        <DataTable.Col source="customer_email" disableSort render={({ customer_email }) => <Ltr>{customer_email}</Ltr>} />
        <DataTable.Col source="retailer_id" disableSort render={({ retailer_name }) => <bdi>{retailer_name}</bdi>} />
        <DataTable.Col
          source="vehicle_price"
          disableSort
          render={({ vehicle_price: price, currency }) => (price === null ? '—' : <Money minor={price} currency={currency} />)}
        />
        <DataTable.Col source="valid_until_at" render={(record) => <bdi>{formatCalendarDay(quotationOf(record).valid_until, language)}</bdi>} />
        <DataTable.Col source="sent_at" render={(record) => <Maybe at={quotationOf(record).sent_at} />} />
        <DataTable.Col source="opened_at" render={(record) => <Maybe at={quotationOf(record).opened_at} />} />
        <DataTable.Col source="made_by" disableSort render={({ made_by }) => <StaffName name={String(made_by)} />} />
        <DataTable.Col source="created_at" render={({ created_at }) => <Moment value={created_at} />} />
      </RecordTable>
    </RecordList>
  )
}

function Maybe({ at }: { at: string | null }) {
  return at === null ? '—' : <Moment value={at} />
}

/** The stage of a quotation; of an accepted one what has become of its order. */
function Stage({ quotation: { stage, order } }: { quotation: QuotationRecord }) {
  return order ? <OrderStateTag state={order.state} /> : <QuotationStageTag stage={stage} />
}
