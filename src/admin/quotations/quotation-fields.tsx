import { Alert, Box, Checkbox, FormControlLabel, FormGroup, FormHelperText, MenuItem, TextField, type TextFieldProps, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { MOST_VALID_DAYS, orderKinds, type QuotationOffer } from '#domains/orders/index.ts'
import { addDays } from '#kernel/calendar.ts'
import { moneyText } from '#kernel/format/money-text.ts'
import { typedDay } from '#kernel/parse-day.ts'
import { useMay } from '../app/signed-in.ts'
import type { LoadedData } from '../data-provider/use-loaded.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { CarSearch } from './car-search.tsx'
import type { QuotationFlaw, QuotationFlaws, QuotationValues } from './quotation-values.ts'
import { quotationFlawWords, quotationKindWords, quotationWayWords, quotationWords } from './words.ts'

export type FieldsProps = { values: QuotationValues; write: (some: Partial<QuotationValues>) => void; flaws: QuotationFlaws; today: string }

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2, border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Typography component="legend" variant="h6" sx={{ marginBlockEnd: 1.5, padding: 0 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** What is wrong with a field in words; '' for nothing. */
export function useFlawText(today: string): (flaw: QuotationFlaw | undefined) => string {
  const word = useWords(quotationFlawWords)
  const dayText = (day: string) => `\u2066${typedDay(day)}\u2069`
  return (flaw) => (flaw ? word(flaw, { latest: dayText(addDays(today, MOST_VALID_DAYS)), example: dayText(addDays(today, 7)) }) : '')
}

type FieldProps = Omit<TextFieldProps, 'onChange' | 'value'> & { value: string; onText: (text: string) => void; flaw: string; isLtr?: boolean }

/** A text field; what is wrong with it stands below it in place of its help. */
function Field({ value, onText, flaw, isLtr = false, helperText, ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      value={value}
      onChange={({ target }) => onText(target.value)}
      error={flaw !== ''}
      helperText={flaw || helperText}
      slotProps={{ htmlInput: { ...(isLtr ? { dir: 'ltr', spellCheck: false } : { dir: 'auto' }), ...(field.type === 'tel' ? { inputMode: 'tel' } : {}) } }}
    />
  )
}

/** Who gets the quotation. */
export function CustomerFields({ values, write, flaws, today }: FieldsProps) {
  const word = useWords(quotationWords)
  const flaw = useFlawText(today)
  return (
    <Part title={word('customer')}>
      <Field label={word('name')} required value={values.name} onText={(name) => write({ name })} flaw={flaw(flaws.customer_name)} />
      <Field label={word('phone')} required type="tel" isLtr value={values.phone} onText={(phone) => write({ phone })} flaw={flaw(flaws.customer_phone)} />
      <Field label={word('email')} required type="email" isLtr value={values.email} onText={(email) => write({ email })} flaw={flaw(flaws.customer_email)} />
      <Field select label={word('language')} value={values.locale} onText={(locale) => write({ locale: locale === 'en' ? 'en' : 'ar' })} flaw="">
        <MenuItem value="ar">{word('arabic')}</MenuItem>
        <MenuItem value="en">{word('english')}</MenuItem>
      </Field>
      <Field label={word('note')} multiline minRows={2} value={values.note} onText={(note) => write({ note })} flaw="" />
    </Part>
  )
}

type OfferProps = FieldsProps & { offer: LoadedData<QuotationOffer> }

/** The car, and what is offered with it; what the site offers of the car is known once it is chosen. */
export function OfferFields({ offer: { data: offerData, hasFailed }, ...props }: OfferProps) {
  const { values, write, flaws, today } = props
  const word = useWords(quotationWords)
  const kind = useWords(quotationKindWords)
  const flaw = useFlawText(today)
  // While another car is asked about, that of the one before says nothing.
  const offer = values.car && offerData?.vehicle_id === values.car.id ? offerData : null
  return (
    <Part title={word('offer')}>
      <CarSearch car={values.car} onChoose={(car) => write({ car, company: '', packs: [], price: '' })} flaw={flaw(flaws.vehicle_id ?? flaws.company_uuid)} />
      {values.car && hasFailed ? <Alert severity="warning">{word('load_failed')}</Alert> : null}
      {offer ? <OfferPart {...props} offer={offer} /> : null}
      <Field
        select
        label={word('kind')}
        value={values.kind}
        onText={(chosenKind) => write({ kind: chosenKind === 'purchase' ? 'purchase' : 'reservation' })}
        flaw=""
      >
        {orderKinds.map((id) => (
          <MenuItem key={id} value={id}>
            {kind(id)}
          </MenuItem>
        ))}
      </Field>
      <Field
        label={word('valid_until')}
        required
        isLtr
        value={values.until}
        onText={(until) => write({ until })}
        flaw={flaw(flaws.valid_until)}
        sx={{ maxWidth: 240 }}
      />
      {offer?.is_unique === false ? null : (
        <div>
          <FormControlLabel
            control={<Checkbox checked={values.holdsCar} onChange={({ target }) => write({ holdsCar: target.checked })} />}
            label={word('holds_car')}
          />
          <FormHelperText>{word('holds_help')}</FormHelperText>
        </div>
      )}
    </Part>
  )
}

/** Prices, ways to pay, packs and retailers of a car. */
function OfferPart({ values, write, flaws, today, offer }: FieldsProps & { offer: QuotationOffer }) {
  const word = useWords(quotationWords)
  const way = useWords(quotationWayWords)
  const flaw = useFlawText(today)
  const language = useLanguage()
  const mayAgree = useMay('orders.price')
  const money = (minor: number) => `\u2068${moneyText(minor, offer.currency, language)}\u2069`
  const isChosen = offer.ways.some(({ type }) => type === values.way)
  return (
    <>
      <Typography variant="body2">
        {offer.vehicle_price === null ? word('price_on_request') : word('listed_price', { price: money(offer.vehicle_price) })}
        <br />
        {offer.amount === 0 ? word('nothing_online') : word('fee', { amount: money(offer.amount) })}
      </Typography>
      {offer.retailers.length > 1 ? (
        <Field select label={word('retailer')} value={values.company} onText={(company) => write({ company })} flaw={flaw(flaws.company_uuid)}>
          {offer.retailers.map(({ company_uuid: id, name }) => (
            <MenuItem key={id} value={id}>
              <bdi>{name}</bdi>
            </MenuItem>
          ))}
        </Field>
      ) : null}
      <Field
        select
        label={word('way')}
        value={isChosen ? values.way : ''}
        onText={(type) => write({ way: offer.ways.find((one) => one.type === type)?.type ?? 'cash' })}
        flaw={flaw(flaws.way)}
      >
        {offer.ways.map(({ type }) => (
          <MenuItem key={type} value={type}>
            {way(type)}
          </MenuItem>
        ))}
      </Field>
      {values.way === 'calculator' && offer.instalments ? <Instalments {...{ values, write, flaws, today }} usual={offer.instalments} /> : null}
      {offer.packs.length === 0 ? null : <Packs {...{ values, write }} offer={offer} money={money} flaw={flaw(flaws.packs)} />}
      {mayAgree || values.price !== '' ? (
        <Field
          label={word('agreed_price')}
          isLtr
          disabled={!mayAgree}
          value={values.price}
          onText={(price) => write({ price })}
          flaw={flaw(flaws.agreed_price)}
          helperText={word('agreed_help')}
          sx={{ maxWidth: 320 }}
        />
      ) : null}
    </>
  )
}

function Instalments({ values, write, flaws, today, usual }: FieldsProps & { usual: NonNullable<QuotationOffer['instalments']> }) {
  const word = useWords(quotationWords)
  const flaw = useFlawText(today)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Field
        label={word('months')}
        isLtr
        value={values.months}
        placeholder={String(usual.months)}
        onText={(months) => write({ months })}
        flaw={flaw(flaws.months)}
      />
      <Field
        label={word('deposit')}
        isLtr
        value={values.deposit}
        placeholder={String(usual.deposit_percent)}
        onText={(deposit) => write({ deposit })}
        flaw={flaw(flaws.deposit_percent)}
      />
    </Box>
  )
}

type PacksProps = Pick<FieldsProps, 'values' | 'write'> & { offer: QuotationOffer; money: (minor: number) => string; flaw: string }

function Packs({ values: { packs }, write, offer, money, flaw }: PacksProps) {
  const word = useWords(quotationWords)
  return (
    <FormGroup role="group" aria-label={word('packs')}>
      <Typography variant="body2" color="text.secondary">
        {word('packs')}
      </Typography>
      {offer.packs.map(({ id, name, price }) => (
        <FormControlLabel
          key={id}
          control={
            <Checkbox
              checked={packs.includes(id)}
              onChange={({ target }) => write({ packs: target.checked ? [...packs, id] : packs.filter((other) => other !== id) })}
            />
          }
          label={
            <>
              <bdi>{name}</bdi> ({price === null ? word('on_request') : money(price)})
            </>
          }
        />
      ))}
      {flaw === '' ? null : <FormHelperText error>{flaw}</FormHelperText>}
    </FormGroup>
  )
}
