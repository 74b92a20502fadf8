import { memo, type ReactNode, Suspense, useMemo } from 'react'
import type { Button, FieldDef, Link } from '#fields/field-types.ts'
import { iconNames } from '#ui/icon-sprite.tsx'
import { nameIn } from '#fields/name-in.ts'
import type { PictureValue } from '../media/picture-field.tsx'
import { Select, Switch } from '../ui/inputs/choices.tsx'
import { TextArea, TextInput } from '../ui/inputs/text-input.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import { DateRangeControl } from './date-range-control.tsx'
import { FormControl, RetailerControl, SectionControl } from './record-control.tsx'
import { FamilyControl } from './family-control.tsx'
import { fieldProblem } from './field-problem.ts'
import css from './fields.module.css'
import { JsonControl } from './json-control.tsx'
import { NumberControl } from './number-control.tsx'
import { FILLED_ELSEWHERE, formParts } from '#fields/field-types.ts'
import { FilledValue } from '#fields/staff/filled-value.tsx'
import { type AddPicturesControl, type PicturesControl, type PlainControl, StaffKitProvider } from '#fields/staff/staff-kit.ts'
import { FieldProblem } from '../ui/inputs/field.tsx'
import { FormPartControl } from './form-part-control.tsx'
import { fieldWords } from './words.ts'
import { lazyPart } from '../ui/lazy-part.ts'

type FieldControlProps = PlainControl & { timeZone: string }

// Loaded on demand, since they need the picture library, the link picker and what writes texts, which a page of plain texts does not.
const AddPictures = lazyPart(
  () => import('../media/add-pictures.tsx'),
  ({ AddPictures }) => AddPictures,
)
const HtmlControl = lazyPart(
  () => import('./html-control.tsx'),
  ({ HtmlControl }) => HtmlControl,
)
const LinkField = lazyPart(
  () => import('../links/link-field.tsx'),
  ({ LinkField }) => LinkField,
)
const LinksField = lazyPart(
  () => import('../links/links-field.tsx'),
  ({ LinksField }) => LinksField,
)
const PicturesField = lazyPart(
  () => import('../media/pictures-field.tsx'),
  ({ PicturesField }) => PicturesField,
)
const PictureField = lazyPart(
  () => import('../media/picture-field.tsx'),
  ({ PictureField }) => PictureField,
)

/** A translatable field holds words of the site's language, which browsers check and announce as such (B-123). */
const words = { lang: 'ar' } as const
/** Any other text is a key, a code or an id, which a browser must neither correct nor translate. */
const marks = { spellCheck: false, autoCorrect: 'off', autoCapitalize: 'none', translate: 'no' } as const

/** The control of one field, by its type, with the problem of its value. */
export const FieldControl = memo(function FieldControl({ id, field, storedValue, timeZone, isLabelHidden = false, onChange, ...props }: FieldControlProps) {
  const { language } = useLanguage()
  const word = useWord(fieldWords)
  const label = nameIn(language, field.label)
  const hint = field.hint && nameIn(language, field.hint)
  const storedProblem = fieldProblem(field, storedValue)
  const problem = props.problem ?? (storedProblem ? word(storedProblem.key, storedProblem.values) : undefined)
  const value = storedValue ?? field.default
  const shared = { id, label, hint, problem, isLabelHidden, isRequired: field.required ?? false }
  const writing = field.translatable ? words : marks

  switch (field.field_type) {
    case 'Separator':
      return <h3>{label}</h3>
    case 'String':
    case 'YouTube video': {
      if (field.choices === 'forms') return <FormControl {...shared} value={textOf(value)} onChange={onChange} />
      if (field.choices === 'dealers') return <RetailerControl {...shared} value={textOf(value)} onChange={onChange} />
      const part = formParts.find((one) => one === field.choices)
      if (part) return <FormPartControl {...shared} part={part} value={textOf(value)} onChange={onChange} />
      return (
        <TextInput
          {...shared}
          {...writing}
          dir={field.field_type === 'String' ? 'auto' : 'ltr'}
          suggestions={field.suggestions?.map((one) => (typeof one === 'string' ? one : one.value))}
          value={textOf(value)}
          onChange={onChange}
        />
      )
    }
    case 'Text':
      return <TextArea {...shared} {...writing} rows={3} value={textOf(value)} onChange={onChange} />
    case 'Number':
      if (field.choices === 'forms') {
        return <FormControl {...shared} value={textOf(value)} onChange={(formId) => onChange(formId === '' ? undefined : Number(formId))} />
      }
      if (field.choices === 'sections') {
        return <SectionControl {...shared} value={textOf(value)} onChange={(sectionId) => onChange(sectionId === '' ? undefined : Number(sectionId))} />
      }
      return <NumberControl {...shared} field={field} storedValue={storedValue} onChange={onChange} />
    case 'Bool':
      return <Switch id={id} label={label} hint={hint} isOn={value === true} onChange={onChange} />
    case 'Select':
      return <SelectControl {...{ shared, field, value, onChange }} />
    case 'Icon':
      return <IconControl shared={shared} icon={textOf(value)} onChange={onChange} />
    case 'Markdown':
    case 'Json':
      if (field.format === 'json') return <JsonField {...{ shared, field, value, timeZone, onChange }} />
      return (
        <Later>
          <HtmlControl {...shared} value={value} allows={field.allows} onChange={onChange} />
        </Later>
      )
    case 'Image':
      return (
        <Later>
          <PictureField id={id} label={label} value={(value as PictureValue | null | undefined) ?? null} field={field} problem={problem} onChange={onChange} />
        </Later>
      )
    case 'Link':
      return (
        <Later>
          <LinkField id={id} label={label} value={(value as Link | null | undefined) ?? null} problem={problem} onChange={onChange} />
        </Later>
      )
    case 'LinksCollection':
      return (
        <Later>
          <LinksField id={id} label={label} value={Array.isArray(value) ? (value as Button[]) : []} problem={problem} onChange={onChange} />
        </Later>
      )
    case 'DateRange':
      return <DateRangeControl {...shared} value={value} timeZone={timeZone} onChange={onChange} />
  }
})

/** What every control is given. */
type Shared = { id: string; label: string; hint: string | undefined; problem: string | undefined; isLabelHidden: boolean; isRequired: boolean }

type SelectControlProps = Pick<FieldControlProps, 'onChange'> & { shared: Shared; field: Extract<FieldDef, { field_type: 'Select' }>; value: unknown }

/** A choice among the options of a field; one that is stored and no longer offered is shown and cannot be chosen. */
function SelectControl({ shared, field, value, onChange }: SelectControlProps) {
  const { language } = useLanguage()
  const word = useWord(fieldWords)
  const options = field.options.map((option) => ({ value: option.value, label: nameIn(language, option.label) }))
  if (field.choices) return <FamilyControl {...shared} choices={field.choices} builtIn={options} value={textOf(value)} onChange={onChange} />
  const isOffered = value === undefined || value === null || options.some((option) => option.value === value)
  const missingOptions = isOffered ? [] : [{ value: String(value), label: String(value), isDisabled: true }]
  const none = field.default === undefined ? [{ value: '', label: word('no_choice') }] : []
  return <Select {...shared} options={[...none, ...options, ...missingOptions]} value={textOf(value)} onChange={(option) => onChange(option || undefined)} />
}

/** A choice of an icon of the site, with the icon beside it. */
function IconControl({ shared, icon, onChange }: Pick<FieldControlProps, 'onChange'> & { shared: Shared; icon: string }) {
  const word = useWord(fieldWords)
  const options = [{ value: '', label: word('no_icon') }, ...iconNames.map((name) => ({ value: name as string, label: name as string }))]
  return (
    <div className={css.icon}>
      <Select {...shared} options={options} value={icon} onChange={onChange} />
      <span className={css.iconShown} aria-hidden="true">
        {icon && (
          <svg width={22} height={22} viewBox="0 0 24 24" focusable="false" role="presentation">
            <use href={`#icon-${icon}`} />
          </svg>
        )}
      </span>
    </div>
  )
}

type JsonFieldProps = Pick<FieldControlProps, 'timeZone' | 'onChange'> & {
  shared: Shared
  field: Extract<FieldDef, { format: 'json' }>
  value: unknown
}

/** A value of JSON: a form, with its source behind a switch. */
function JsonField({ shared, field, value, timeZone, onChange }: JsonFieldProps) {
  const { language } = useLanguage()
  const kit = useMemo(
    () => ({
      language,
      drawControl: (control: PlainControl) => <FieldControl {...control} timeZone={timeZone} />,
      drawPictures: (pictures: PicturesControl) => (
        <Later>
          <PicturesField {...pictures} />
        </Later>
      ),
      drawAddPictures: (adding: AddPicturesControl) => (
        <Later>
          <AddPictures {...adding} />
        </Later>
      ),
    }),
    [language, timeZone],
  )
  const { id, label, hint, problem } = shared
  const drawSource = () => <JsonControl {...shared} value={value} onChange={onChange} />
  if (field.filled === FILLED_ELSEWHERE) return drawSource()
  return (
    <StaffKitProvider value={kit}>
      <FilledValue
        {...{ id, label, hint, value, onChange, drawSource }}
        filled={field.filled}
        problem={problem && <FieldProblem id={`${id}-problem`} text={problem} />}
      />
    </StaffKitProvider>
  )
}

function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={<div className={css.coming} />}>{children}</Suspense>
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value)
}
