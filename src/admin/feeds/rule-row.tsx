import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Autocomplete, Box, IconButton, MenuItem, TextField } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { type FeedField, feedFields, findFeedField, neededFields, type VehicleField, vehicleFieldEntries } from '#domains/stock/index.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useStockChoices } from '../vehicles/stock-choices.ts'
import { vehicleWords } from '../vehicles/words.ts'
import { isFilled, type Rule, ruleOf } from './rule.ts'
import { RuleDetails, type SetRule } from './rule-details.tsx'
import { useFieldLabel } from './use-field-label.ts'
import { feedWords } from './words.ts'

type Form = { rules: Rule[] }

// The remove button is beside the field, so that a rule takes two rows on a phone.
const grid = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr) auto', md: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"field field remove" "from constant constant" "entry entry entry"', md: '"field from constant remove" "entry entry entry entry"' },
} as const
const area = (gridArea: string) => ({ gridArea })

type RuleRowProps = { index: number; listId: string; usedNames: ReadonlySet<string>; onRemove: () => void }

/** One rule: the field, the column that fills it, its default, and how the column is read. */
export function RuleRow({ index, listId, usedNames, onRemove }: RuleRowProps) {
  const word = useWords(feedWords)
  const label = useFieldLabel()
  const { register, setValue, control } = useFormContext<Form>()
  const rule = useWatch({ control, name: `rules.${index}` })
  if (!rule) return null
  const field = findFeedField({ field: rule.field, part: rule.part ?? '' })
  const set: SetRule = (name, value) => setValue(`rules.${index}.${name}`, value as never, { shouldDirty: true })
  const choose = (chosenField: FeedField) => {
    const { from, constant } = rule
    setValue(`rules.${index}`, { ...ruleOf(chosenField), from, constant }, { shouldDirty: true })
  }
  const name = !field ? word('field') : field.kind === 'entries' && rule.part ? `${label(field.name)}: ${rule.part}` : label(field.name)
  const isAsked = !isFilled(rule) && (neededFields as readonly string[]).includes(rule.field)
  return (
    <Box role="group" aria-label={name} sx={{ paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
      <Box sx={grid}>
        <FieldChoice field={field} usedNames={usedNames} onChoose={choose} />
        <TextField
          size="small"
          label={word('from')}
          error={isAsked}
          helperText={isAsked ? word('asked') : undefined}
          {...register(`rules.${index}.from`)}
          sx={area('from')}
          slotProps={{ htmlInput: { dir: 'auto', spellCheck: false, list: listId }, inputLabel: { shrink: true } }}
        />
        <ConstantInput field={field} rule={rule} set={set} />
        {field?.kind === 'entries' ? (
          <TextField
            size="small"
            label={word('entry')}
            helperText={word('entry_help')}
            value={rule.part ?? ''}
            onChange={({ target }) => set('part', target.value)}
            sx={area('entry')}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 80 } }}
          />
        ) : null}
        <IconButton aria-label={word('remove_rule', { field: name })} onClick={onRemove} sx={{ ...area('remove'), marginBlockStart: 0.75 }}>
          <DeleteIcon />
        </IconButton>
      </Box>
      {field ? (
        <Disclosure summary={word('details')}>
          {/* The key resets the details when the field changes. */}
          <RuleDetails key={field.name} field={field} rule={rule} set={set} />
        </Disclosure>
      ) : null}
    </Box>
  )
}

const wordedAs = new Map(vehicleFieldEntries.map(([name, field]: [string, VehicleField]) => [name, field.wordedAs]))

/** The default for rows in which the column is empty: one of the field's choices, or any text. */
function ConstantInput({ field, rule, set }: { field: FeedField | undefined; rule: Rule; set: SetRule }) {
  const word = useWords(feedWords)
  const choicesOf = useStockChoices()
  const kind = field ? wordedAs.get(field.field) : undefined
  const choices = field && kind ? choicesOf(kind, field.options) : []
  // A stored text that is none of the choices is still shown.
  const isChoice = field?.kind === 'choice' && (rule.constant === '' || field.options.includes(rule.constant))
  return (
    <TextField
      size="small"
      select={isChoice}
      label={word('constant')}
      helperText={!isChoice && choices.length > 0 ? word('options', { options: choices.map(({ name }) => name).join('، ') }) : undefined}
      value={rule.constant ?? ''}
      onChange={({ target }) => set('constant', target.value)}
      sx={area('constant')}
      slotProps={{ htmlInput: { dir: 'auto' }, inputLabel: { shrink: true } }}
    >
      {isChoice
        ? [{ id: '', name: '–' }, ...choices].map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))
        : null}
    </TextField>
  )
}

const fields = feedFields()

/** The fields in groups, found by their name on the screen or in the API. */
function FieldChoice({ field, usedNames, onChoose }: { field: FeedField | undefined; usedNames: ReadonlySet<string>; onChoose: (field: FeedField) => void }) {
  const word = useWords(feedWords)
  const group = useWords(vehicleWords)
  const label = useFieldLabel()
  return (
    <Autocomplete
      size="small"
      sx={area('field')}
      options={fields.filter(({ name, kind }) => name === field?.name || kind === 'entries' || !usedNames.has(name))}
      value={field ?? null}
      onChange={(_event, chosenField) => chosenField && onChoose(chosenField)}
      isOptionEqualToValue={(one, other) => one.name === other.name}
      getOptionLabel={({ name }) => label(name)}
      getOptionKey={({ name }) => name}
      groupBy={(option) => group(option.section)}
      filterOptions={(options, { inputValue }) => options.filter(({ name }) => isFound(inputValue, [label(name), name]))}
      disableClearable={field !== undefined}
      noOptionsText={word('no_field')}
      renderInput={(params) => <TextField {...params} label={word('field')} />}
    />
  )
}

function isFound(searched: string, texts: readonly string[]): boolean {
  const searchText = searched.trim().toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(searchText))
}
