import { Typography } from '@mui/material'
import { ArrayInput, required, SelectInput, SimpleFormIterator, TabbedForm, TabbedFormTabs, TextInput, useRecordContext } from 'react-admin'
import { statusMoves, type VehicleStatus, vehicleSections, vehicleStatuses } from '#domains/stock/index.ts'
import { RecordCreate, RecordEdit, TabbedRecordForm } from '../editing/record-edit.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { useWords } from '../i18n/use-words.ts'
import { FeedMarks } from './feed-mark.tsx'
import { SectionInputs } from './field-inputs.tsx'
import { CarPage } from './overview/car-page.tsx'
import { PhotosInput } from './pictures/photos-input.tsx'
import { RetailerInput } from './retailer-input.tsx'
import { useStockChoices } from './stock-choices.ts'
import { emptyForm } from './vehicle-form-values.ts'
import { vehicleWords } from './words.ts'

// Only for a new vehicle: react-admin would apply these defaults to empty lists of a stored one.
const fresh = {
  ...emptyForm,
  state: 'new',
  currency: 'AED',
  financing_options: ['cash'],
  power_unit: 'hp',
  mileage_unit: 'km',
  engine_capacity_unit: 'cc',
}

const ownInputs = { status: <StatusInput />, photos: <PhotosInput />, retailer_id: <RetailerInput />, buttons: <ButtonInputs /> }

export function VehicleEdit() {
  return (
    <RecordEdit redirect={false}>
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
      <VehicleForm defaults={fresh} />
    </RecordCreate>
  )
}

function VehicleForm({ defaults = {} }: { defaults?: object }) {
  const word = useWords(vehicleWords)
  const tabs = <TabbedFormTabs variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile />
  return (
    <TabbedRecordForm defaultValues={defaults} tabs={tabs}>
      {vehicleSections.map((section, index) => (
        <TabbedForm.Tab key={section} label={word(section)} path={index === 0 ? '' : section}>
          <SectionInputs section={section} own={ownInputs} />
        </TabbedForm.Tab>
      ))}
    </TabbedRecordForm>
  )
}

/** Offers only the transitions that the stored status allows. */
function StatusInput() {
  const word = useWords(vehicleWords)
  const choicesOf = useStockChoices()
  const stored = useRecordContext()?.status as VehicleStatus | undefined
  const statuses = stored ? vehicleStatuses.filter((status) => status === stored || statusMoves[stored].includes(status)) : vehicleStatuses
  return <SelectInput source="status" choices={choicesOf('status', statuses)} validate={required()} helperText={stored ? word('status_help') : false} />
}

function ButtonInputs() {
  const word = useWords(vehicleWords)
  const kinds = (['primary', 'secondary', 'tertiary'] as const).map((id) => ({ id, name: word(id) }))
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {word('buttons_help')}
      </Typography>
      <ArrayInput source="buttons" label={false}>
        <SimpleFormIterator inline>
          <SelectInput source="button_type" choices={kinds} validate={required()} helperText={false} />
          <TextInput source="label" validate={required()} helperText={false} />
          <LtrTextInput source="button_set_setup_id" helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}
