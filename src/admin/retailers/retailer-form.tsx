import AddIcon from '@mui/icons-material/AddOutlined'
import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  email,
  NumberInput,
  required,
  SimpleFormIterator,
  TabbedForm,
  TextArrayInput,
  TextInput,
  useRecordContext,
  useSimpleFormIterator,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { RecordCreate, RecordEdit, TabbedRecordForm } from '../editing/record-edit.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { Pair } from '../fields/pair.tsx'
import { useWords } from '../i18n/use-words.ts'
import { ImageIdInput } from '../media/image-id-input.tsx'
import { RetailerStockLink } from '../vehicles/stock-link.tsx'
import { placeDoubt, placeFlaw } from './place.ts'
import { retailerWords } from './words.ts'

type Retailer = { latitude?: number | null; longitude?: number | null }

const fresh = { position: 0, tag_class: [], brands: [], services: [], opening_hours: [], is_active: true, latitude: null, longitude: null, image_id: null }

export function RetailerEdit() {
  return (
    <RecordEdit>
      <RetailerForm canDelete />
    </RecordEdit>
  )
}

export function RetailerCreate() {
  return (
    <RecordCreate>
      <RetailerForm />
    </RecordCreate>
  )
}

function RetailerForm({ canDelete = false }: { canDelete?: boolean }) {
  const word = useWords(retailerWords)
  const phone = (value: unknown) => (!value || /^\+?[\d\s().-]{3,40}$/.test(String(value)) ? undefined : word('phone'))
  const web = (value: unknown) => (!value || /^https?:\/\/\S+$/.test(String(value)) ? undefined : word('web'))
  return (
    <TabbedRecordForm canDelete={canDelete} defaultValues={fresh} {...(canDelete ? { extra: <OwnStock /> } : {})}>
      <TabbedForm.Tab label={word('contact')}>
        <TextInput source="name" validate={required()} />
        <Pair>
          <LtrTextInput source="dealer_code" validate={required()} helperText={word('code_help')} />
          <LtrTextInput source="ci_code" />
        </Pair>
        <Pair>
          <LtrTextInput source="phone" type="tel" validate={phone} />
          <LtrTextInput source="email" inputMode="email" validate={email()} />
        </Pair>
        <LtrTextInput source="url" inputMode="url" validate={web} />
        <ImageIdInput source="image_id" />
        <Pair>
          <NumberInput source="position" min={0} step={1} />
          <BooleanInput source="is_active" />
        </Pair>
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('place')} path="place">
        <TextInput source="address" multiline />
        <Pair>
          <TextInput source="city" />
          <TextInput source="locality" />
        </Pair>
        <Pair>
          <TextInput source="state" />
          <LtrTextInput source="postcode" />
        </Pair>
        <LtrTextInput source="country" helperText={word('country_help')} />
        <Typography variant="body2" color="text.secondary">
          {word('place_help')}
        </Typography>
        <Pair>
          <NumberInput source="latitude" step="any" validate={(value, { longitude }: Retailer) => wordOrNone(placeFlaw(value, longitude, 90))} />
          <NumberInput source="longitude" step="any" validate={(value, { latitude }: Retailer) => wordOrNone(placeFlaw(value, latitude, 180))} />
        </Pair>
        <PlaceNote />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('services')} path="services">
        <DepartmentsInput />
        <TextArrayInput source="brands" helperText={word('list_help')} fullWidth />
        <TextArrayInput source="services" helperText={word('list_help')} fullWidth />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('hours')} path="hours">
        <Typography variant="body2" color="text.secondary">
          {word('hours_help')}
        </Typography>
        <ArrayInput source="opening_hours" label={false}>
          <SimpleFormIterator inline disableClear addButton={<AddHours />}>
            <TextInput source="days" validate={required()} helperText={false} />
            <TextInput source="hours" validate={required()} helperText={false} />
          </SimpleFormIterator>
        </ArrayInput>
      </TabbedForm.Tab>
    </TabbedRecordForm>
  )

  function wordOrNone(key: keyof typeof retailerWords | null): string | undefined {
    return key ? word(key) : undefined
  }
}

const departments = ['sales', 'service', 'parts'] as const

/** What the retailer does; forms may ask for others than those of the trade by their own names. */
function DepartmentsInput() {
  const word = useWords(retailerWords)
  const [others, setOthers] = useState<readonly string[]>((useRecordContext()?.tag_class ?? []) as readonly string[])
  const names = new Map<string, string>(others.map((name) => [name, name]))
  for (const name of departments) names.set(name, word(`department_${name}`))
  return (
    <AutocompleteArrayInput
      source="tag_class"
      fullWidth
      choices={Array.from(names, ([id, name]) => ({ id, name }))}
      onCreate={(name = '') => {
        setOthers([...others, name])
        return { id: name, name }
      }}
      helperText={word('departments_help')}
    />
  )
}

function AddHours() {
  const word = useWords(retailerWords)
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {word('add_hours')}
    </Button>
  )
}

/** The link to the stock of this retailer. */
function OwnStock() {
  const dealer = useRecordContext()
  return dealer ? <RetailerStockLink dealerCode={String(dealer.dealer_code)} /> : <span />
}

/** Warns about implausible coordinates, and links to them on an external map. */
function PlaceNote() {
  const word = useWords(retailerWords)
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] }) as [unknown, unknown]
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || placeFlaw(latitude, longitude, 90) || placeFlaw(longitude, latitude, 180)) return null
  const doubt = placeDoubt(latitude, longitude)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {doubt ? <Alert severity="warning">{word(doubt === 'swapped' ? 'place_swapped' : 'place_far')}</Alert> : null}
      <Link href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`} target="_blank" rel="noreferrer">
        {word('place_open')}
      </Link>
    </Box>
  )
}
