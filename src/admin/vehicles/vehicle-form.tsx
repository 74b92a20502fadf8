import { Button, Typography } from '@mui/material'
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TabbedForm,
  TabbedFormTabs,
  TextArrayInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { pageHref } from '#domains/content/index.ts'
import {
  drivetrains,
  financingOptions,
  fuelTypes,
  statusMoves,
  transmissions,
  type VehicleStatus,
  vehicleStates,
  vehicleStatuses,
} from '#domains/stock/index.ts'
import { RecordCreate, RecordEdit, TabbedRecordForm } from '../editing/record-edit.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { Pair } from '../fields/pair.tsx'
import { useWords } from '../i18n/use-words.ts'
import { PhotosInput } from './photos-input.tsx'
import { RetailerInputs } from './retailer-inputs.tsx'
import { useStockChoices } from './stock-choices.ts'
import { SuggestionInput } from './suggestion-input.tsx'
import { vehicleWords } from './words.ts'

// Only for a new vehicle: the frame would fill empty lists of a stored one from it.
const fresh = {
  ...{
    feed: 'manual',
    is_published: true,
    publication_lists: [],
    state: 'new',
    status: 'stock',
    currency: 'AED',
    engine_type: [],
    financing_options: ['cash'],
  },
  ...{ power_unit: 'hp', mileage_unit: 'km', engine_capacity_unit: 'cc', price_hidden: false, lease_hidden_from_visitors: false },
  ...{ photos: [], buttons: [], features_optional: [], features_standard: '', disclaimers: [], price_metadata: [], price_breakdown: [] },
}

const rows = { marginBlockStart: 2 }

// A link of a vehicle is encoded already.
const site = pageHref('').replace(/\/$/, '')

export function VehicleEdit() {
  return (
    <RecordEdit redirect={false}>
      <VehicleForm />
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
    <TabbedRecordForm defaultValues={defaults} extra={<ViewButton />} tabs={tabs}>
      <TabbedForm.Tab label={word('vehicle')}>
        <VehicleFields />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('figures')} path="figures">
        <FigureFields />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('prices')} path="prices">
        <PriceFields />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('pictures')} path="pictures">
        <PhotosInput />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('features')} path="features">
        <TextInput source="features_standard" multiline minRows={6} helperText={word('lines_help')} />
        <ArrayInput source="features_optional" sx={rows}>
          <SimpleFormIterator inline>
            <TextInput source="name" validate={required()} helperText={false} />
            <Amount source="price" />
          </SimpleFormIterator>
        </ArrayInput>
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('retailer')} path="retailer">
        <RetailerInputs />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('used')} path="used">
        <UsedFields />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('buttons')} path="buttons">
        <ButtonFields />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('publication')} path="publication">
        <BooleanInput source="is_published" />
        <TextArrayInput source="publication_lists" helperText={word('list_help')} />
        <Pair>
          <LtrTextInput source="feed" helperText={word('feed_help')} />
          <LtrTextInput source="external_id" />
        </Pair>
      </TabbedForm.Tab>
    </TabbedRecordForm>
  )
}

/** The vehicle as visitors see it; there is no such page while it is withdrawn. */
function ViewButton() {
  const word = useWords(vehicleWords)
  const record = useRecordContext()
  if (!record?.is_published) return <span />
  return (
    <Button href={`${site}${record.link}`} target="_blank" rel="noreferrer" color="inherit">
      {word('view')}
    </Button>
  )
}

function VehicleFields() {
  const word = useWords(vehicleWords)
  const choicesOf = useStockChoices()
  const stored = useRecordContext()?.status as VehicleStatus | undefined
  const statuses = stored ? vehicleStatuses.filter((status) => status === stored || statusMoves[stored].includes(status)) : vehicleStatuses
  const web = (value: unknown) => (!value || /^(https?:\/\/|\/(?!\/))/i.test(String(value)) ? undefined : word('address'))
  return (
    <>
      <Pair>
        <SelectInput source="state" choices={choicesOf('state', vehicleStates)} validate={required()} />
        <SelectInput source="status" choices={choicesOf('status', statuses)} validate={required()} helperText={stored ? word('status_help') : false} />
      </Pair>
      <Pair>
        <TextInput source="nameplate_brand_name" validate={required()} />
        <TextInput source="nameplate_name" validate={required()} />
      </Pair>
      <Pair>
        <TextInput source="model_display_name" />
        <TextInput source="derivative" />
      </Pair>
      <Pair>
        <LtrTextInput source="nameplate_external_code" />
        <TextInput source="nameplate_model_group" />
      </Pair>
      <Pair>
        <LtrTextInput source="vin" />
        <LtrTextInput source="order_number" />
      </Pair>
      <Pair>
        <LtrTextInput source="item_id" />
        <TextInput source="availability" />
      </Pair>
      <Pair>
        <Year source="production_year" />
        <Year source="model_year" />
      </Pair>
      <Pair>
        <SuggestionInput source="color" kind="color" />
        <TextInput source="color_name" />
      </Pair>
      <Pair>
        <TextInput source="interior_color" />
        <DateInput source="delivery_date" />
      </Pair>
      <TextInput source="long_description" multiline minRows={4} />
      <TextInput source="footnote" multiline />
      <Pair>
        <LtrTextInput source="video_url" inputMode="url" validate={web} />
        <LtrTextInput source="config_url" inputMode="url" />
      </Pair>
    </>
  )
}

function FigureFields() {
  const choicesOf = useStockChoices()
  return (
    <>
      <CheckboxGroupInput source="engine_type" choices={choicesOf('fuel', fuelTypes)} />
      <Pair>
        <SuggestionInput source="transmission" kind="transmission" values={transmissions} />
        <SuggestionInput source="drivetrain" kind="drivetrain" values={drivetrains} />
      </Pair>
      {(['power', 'mileage', 'engine_capacity'] as const).map((figure) => (
        <Pair key={figure}>
          <NumberInput source={figure === 'engine_capacity' ? 'engine_capacity_normalized' : figure} step="any" validate={minValue(0)} />
          <LtrTextInput source={`${figure}_unit`} />
        </Pair>
      ))}
      <NumberInput source="number_of_seats" step={1} validate={minValue(0)} />
    </>
  )
}

function PriceFields() {
  const word = useWords(vehicleWords)
  const choicesOf = useStockChoices()
  const currency = (value: unknown) => (/^[A-Z]{3}$/.test(String(value ?? '')) ? undefined : word('currency_code'))
  return (
    <>
      <Pair>
        <LtrTextInput source="currency" validate={[required(), currency]} helperText={word('amounts_help')} />
        <TextInput source="prices_type" />
      </Pair>
      <CheckboxGroupInput source="financing_options" choices={choicesOf('financing', financingOptions)} />
      <Pair>
        <BooleanInput source="price_hidden" />
        <BooleanInput source="lease_hidden_from_visitors" />
      </Pair>
      <Pair>
        <Amount source="gross_price" helperText={word('gross_help')} />
        <Amount source="net_price" />
      </Pair>
      <Pair>
        <Amount source="msrp_price" />
        <Amount source="sale_price" />
      </Pair>
      <Pair>
        <Amount source="monthly_price" />
        <Amount source="subscribe_price" />
      </Pair>
      <Pair>
        <Amount source="base_price" />
        <Amount source="total_price" />
      </Pair>
      <Amount source="japan_used_and_approved_cars_field.on_the_road_price" />
      <ArrayInput source="price_breakdown" sx={rows}>
        <SimpleFormIterator inline>
          <TextInput source="label" validate={required()} helperText={false} />
          <NumberInput source="value" step="any" validate={required()} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <ArrayInput source="price_metadata" sx={rows}>
        <SimpleFormIterator inline disableReordering>
          <TextInput source="region" validate={required()} helperText={false} />
          <NumberInput source="price" step="any" validate={[required(), minValue(0)]} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <Typography variant="subtitle2" component="h3" sx={{ marginBlockStart: 2 }}>
        {word('registration')}
      </Typography>
      <Pair>
        <Amount source="avl_field.open_market_value" />
        <Amount source="avl_field.additional_registration_fee" />
      </Pair>
      <Pair>
        <Amount source="avl_field.preferential_additional_registration_fee" />
        <DateInput source="avl_field.registration_date" />
      </Pair>
      <TextInput source="product_card_disclaimer.description" multiline />
      <TextArrayInput source="disclaimers" helperText={word('list_help')} />
    </>
  )
}

function UsedFields() {
  return (
    <>
      <Pair>
        <DateInput source="date_registered" />
        <DateInput source="date_mot_expiry" />
      </Pair>
      <Pair>
        <DateInput source="date_warranty_expiry" />
        <Amount source="recycling_fee" />
      </Pair>
      <Pair>
        <TextInput source="previous_use" />
        <TextInput source="regular_maintenance_availability" />
      </Pair>
      <TextInput source="repair_record" multiline />
      <TextInput source="maintenance_log" multiline />
    </>
  )
}

function ButtonFields() {
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

function Amount({ source, helperText = false }: { source: string; helperText?: string | false }) {
  return <NumberInput source={source} step="any" validate={minValue(0)} helperText={helperText} />
}

function Year({ source }: { source: string }) {
  return <NumberInput source={source} step={1} validate={[minValue(1900), maxValue(2100)]} />
}
