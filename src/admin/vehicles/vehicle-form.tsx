import { TabbedForm, TabbedFormTabs, useRecordContext } from 'react-admin'
import { statusMoves, type VehicleStatus, vehicleFieldEntries, vehicleSections } from '#domains/stock/index.ts'
import { RecordCreate, RecordEdit, TabbedRecordForm } from '../editing/record-edit.tsx'
import { SiteCurrency } from '../fields/site-currency.tsx'
import { FieldInput } from '../filled/field-input.tsx'
import { useWords } from '../i18n/use-words.ts'
import { FeedMarks } from './feed-mark.tsx'
import { CarPage } from './overview/car-page.tsx'
import { PhotosInput } from './pictures/photos-input.tsx'
import { RetailerInput } from './retailer-input.tsx'
import { SectionInputs, vehicleField } from './section-inputs.tsx'
import { emptyForm } from './vehicle-form-values.ts'
import { vehicleWords } from './words.ts'

// Only for a new vehicle: react-admin would apply these defaults to empty lists of a stored one.
const fresh = {
  ...emptyForm,
  state: 'new',
  // That of the site, once it is known.
  currency: '',
  financing_options: ['cash'],
  power_unit: 'hp',
  mileage_unit: 'km',
  engine_capacity_unit: 'cc',
}

const ownInputs = { status: <StatusInput />, photos: <PhotosInput />, retailer_id: <RetailerInput />, buttons: <ButtonsInput /> }

/** What staff write; the address of its page and its cover follow from that. */
const writtenNames = vehicleFieldEntries.map(([name, { staffName }]) => staffName ?? name)

export function VehicleEdit() {
  return (
    <RecordEdit redirect={false} compared={writtenNames}>
      <FeedMarks>
        <CarPage>
          <VehicleForm />
        </CarPage>
      </FeedMarks>
    </RecordEdit>
  )
}

export function VehicleCreate() {
  return (
    <RecordCreate>
      <VehicleForm isNew />
    </RecordCreate>
  )
}

function VehicleForm({ isNew = false }: { isNew?: boolean }) {
  const word = useWords(vehicleWords)
  const tabs = <TabbedFormTabs variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile />
  return (
    <TabbedRecordForm defaultValues={isNew ? fresh : {}} tabs={tabs}>
      {vehicleSections.map((section, index) => (
        <TabbedForm.Tab key={section} label={word(section)} path={index === 0 ? '' : section}>
          {isNew && index === 0 ? <SiteCurrency /> : null}
          <SectionInputs section={section} own={ownInputs} />
        </TabbedForm.Tab>
      ))}
    </TabbedRecordForm>
  )
}

/** A feed may send a button without a kind or a label; staff write both. */
function ButtonsInput() {
  const field = vehicleField('buttons')
  if (field.field_type !== 'List') return null
  const parts = field.fields.map((part) => (part.symbol === 'button_set_setup_id' ? part : { ...part, required: true as const }))
  return <FieldInput source="buttons" field={{ ...field, fields: parts }} />
}

/** Offers only the transitions that the stored status allows. */
function StatusInput() {
  const word = useWords(vehicleWords)
  const storedStatus = useRecordContext()?.status as VehicleStatus | undefined
  const field = vehicleField('status')
  if (field.field_type !== 'Select' || !storedStatus) return <FieldInput source="status" field={field} />
  const moves: readonly string[] = [storedStatus, ...statusMoves[storedStatus]]
  return <FieldInput source="status" field={{ ...field, options: field.options.filter(({ value }) => moves.includes(value)), hint: word('status_help') }} />
}
