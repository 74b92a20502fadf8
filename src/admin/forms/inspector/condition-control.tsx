import AddIcon from '@mui/icons-material/AddOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormControlLabel, IconButton, MenuItem, Switch, TextField } from '@mui/material'
import { type Condition, type ConditionTest, type FormField, textIn } from '#domains/forms/index.ts'
import { useLanguage, useWords } from '../../i18n/use-words.ts'
import { useFieldName } from '../builder/use-field-name.ts'
import { firstTest, testsOf, valueChoices } from './condition-tests.ts'
import { inspectorWords, testWords } from './words.ts'

type ConditionControlProps = {
  label: string
  help?: string
  /** Earlier fields that have a value. */
  askable: readonly FormField[]
  condition: Condition | undefined
  problem: string | undefined
  isDisabled: boolean
  onChange: (condition: Condition | undefined, step?: string) => void
}

const MOST_TESTS = 20

/** Edits a condition as sentences: field, comparison, value. */
export function ConditionControl({ label, help, askable, condition, problem, isDisabled, onChange }: ConditionControlProps) {
  const word = useWords(inspectorWords)
  const [first] = askable
  const tests = condition?.tests ?? []
  const set = (next: readonly ConditionTest[], step?: string) => onChange(condition && next.length > 0 ? { ...condition, tests: next } : undefined, step)
  return (
    <Box role="group" aria-label={label} sx={{ marginBlockEnd: 1 }}>
      <FormControlLabel
        control={
          <Switch
            checked={condition !== undefined}
            disabled={isDisabled || (!first && !condition)}
            onChange={(_, isOn) => onChange(isOn && first ? { match: 'all', tests: [firstTest(first)] } : undefined)}
          />
        }
        label={label}
      />
      {condition && help ? <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{help}</Box> : null}
      {problem ? (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {problem}
        </Box>
      ) : null}
      {tests.length > 1 && condition ? (
        <TextField
          select
          label={word('match')}
          value={condition.match}
          disabled={isDisabled}
          onChange={({ target }) => onChange({ ...condition, match: target.value as Condition['match'] })}
        >
          <MenuItem value="all">{word('match_all')}</MenuItem>
          <MenuItem value="any">{word('match_any')}</MenuItem>
        </TextField>
      ) : null}
      {tests.map((test, index) => (
        <TestControl
          // biome-ignore lint/suspicious/noArrayIndexKey: a test is its place
          key={index}
          {...{ test, index, askable, isDisabled }}
          onChange={(next, step) => set(tests.with(index, next), step && `${step} ${index}`)}
          onRemove={() => set(tests.toSpliced(index, 1))}
        />
      ))}
      {condition && first ? (
        <Button
          size="small"
          color="inherit"
          startIcon={<AddIcon />}
          disabled={isDisabled || tests.length >= MOST_TESTS}
          onClick={() => set([...tests, firstTest(first)])}
        >
          {word('test_add')}
        </Button>
      ) : null}
    </Box>
  )
}

type TestControlProps = {
  test: ConditionTest
  index: number
  askable: readonly FormField[]
  isDisabled: boolean
  onChange: (test: ConditionTest, step?: string) => void
  onRemove: () => void
}

function TestControl({ test, index, askable, isDisabled, onChange, onRemove }: TestControlProps) {
  const word = useWords(inspectorWords)
  const comparison = useWords(testWords)
  const nameOf = useFieldName()
  const asked = askable.find(({ id }) => id === test.field)
  const number = { index: index + 1 }
  return (
    <Box
      role="group"
      aria-label={word('test', number)}
      sx={{
        borderInlineStart: 2,
        borderColor: 'divider',
        paddingInlineStart: 1.5,
        marginBlock: 1,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 0.5,
      }}
    >
      <Box>
        <TextField
          select
          label={word('test_field')}
          value={asked ? test.field : ''}
          disabled={isDisabled}
          error={!asked}
          onChange={({ target }) => {
            const field = askable.find(({ id }) => id === target.value)
            if (field) onChange(firstTest(field))
          }}
        >
          {askable.map((field) => (
            <MenuItem key={field.id} value={field.id}>
              <bdi>{nameOf(field).label}</bdi>
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={word('test_is')}
          value={test.is}
          disabled={isDisabled}
          onChange={({ target }) => {
            const is = target.value as ConditionTest['is']
            onChange(is === 'filled' || is === 'empty' ? { field: test.field, is } : { ...test, is, value: test.value ?? '' })
          }}
        >
          {testsOf(asked, test.is).map((is) => (
            <MenuItem key={is} value={is}>
              {comparison(is)}
            </MenuItem>
          ))}
        </TextField>
        {test.is === 'filled' || test.is === 'empty' ? null : <ValueControl {...{ test, asked, isDisabled, onChange }} />}
      </Box>
      <IconButton
        size="small"
        aria-label={word('test_remove', number)}
        disabled={isDisabled}
        onClick={onRemove}
        sx={{ alignSelf: 'start', marginBlockStart: 1 }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** The value of a comparison, chosen from the field's options where it has some. */
function ValueControl({ test, asked, isDisabled, onChange }: Pick<TestControlProps, 'test' | 'isDisabled' | 'onChange'> & { asked: FormField | undefined }) {
  const word = useWords(inspectorWords)
  const language = useLanguage()
  const choices = test.is === 'containing' ? null : valueChoices(asked)
  if (!choices)
    return (
      <TextField
        label={word('test_value')}
        value={test.value ?? ''}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ ...test, value: target.value }, 'test value')}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
    )
  return (
    <TextField
      select
      label={word('test_value')}
      value={choices.some(({ value }) => value === test.value) ? test.value : ''}
      disabled={isDisabled}
      onChange={({ target }) => onChange({ ...test, value: target.value })}
    >
      {choices.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          <bdi>{textIn(label, language)}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}
