import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormControlLabel, FormHelperText, IconButton, MenuItem, Paper, Switch, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../i18n/use-words.ts'
import type { ShapeField } from './setting-shapes.ts'
import { isObject, orNull, pairsOf, pairsText, type Shaped } from './shaped-value.ts'
import { useFlawAt } from './shape-flaws.ts'
import { settingFormWords } from './words.ts'

/** `path` is that of the object in the value, as flaws name it. */
type FieldsProps = { fields: readonly ShapeField[]; value: Shaped; path: string; onChange: (next: Shaped) => void }

/** The fields of an object, one control each. */
export function ShapeFields({ fields, value, path, onChange }: FieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' }, width: '100%' }}>
      {fields.map((field) => (
        <Box
          key={field.name}
          sx={field.input === 'list' || field.input === 'object' || field.input === 'lines' || field.input === 'words' ? { gridColumn: '1 / -1' } : {}}
        >
          <Part
            field={field}
            value={value[field.name]}
            path={path === '' ? field.name : `${path}.${field.name}`}
            onChange={(part) => onChange({ ...value, [field.name]: part })}
          />
        </Box>
      ))}
    </Box>
  )
}

type PartProps = { field: ShapeField; value: unknown; path: string; onChange: (next: unknown) => void }

function Part({ field, value, path, onChange }: PartProps) {
  const word = useWords(settingFormWords)
  const flaw = useFlawAt(path)
  const flawed = { error: flaw !== null, helperText: flaw }
  const label = word(field.label)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  switch (field.input) {
    case 'flag':
      return (
        <FormControlLabel
          control={<Switch checked={typeof value === 'boolean' ? value : field.isOnByDefault === true} onChange={(_, isOn) => onChange(isOn)} />}
          label={label}
        />
      )
    case 'choice':
      return (
        <TextField
          select
          fullWidth
          label={label}
          {...flawed}
          value={text || (field.options[0]?.value ?? '')}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {field.options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label ? word(option.label) : <bdi>{option.value}</bdi>}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'pairs':
      return (
        <Typed label={label} help={flaw ?? word('pairs_help')} isFlawed={flaw !== null} text={pairsText(value)} onType={(typed) => onChange(pairsOf(typed))} />
      )
    case 'names':
      return (
        <Typed
          label={label}
          help={flaw ?? undefined}
          isFlawed={flaw !== null}
          text={Array.isArray(value) ? value.join('\n') : ''}
          onType={(typed) => onChange(typed.split('\n').flatMap((name) => name.trim() || []))}
        />
      )
    case 'list':
      return <ShapeList label={label} fields={field.fields} path={path} value={Array.isArray(value) ? (value as readonly Shaped[]) : []} onChange={onChange} />
    case 'object':
      return (
        <Box component="fieldset" sx={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
          <Typography component="legend" variant="caption" color="text.secondary" sx={{ marginBlockEnd: 1 }}>
            {label}
          </Typography>
          <ShapeFields fields={field.fields} path={path} value={isObject(value) ? value : {}} onChange={(next) => onChange(orNull(next))} />
        </Box>
      )
    default: {
      const isLines = field.input === 'lines' || field.input === 'words'
      return (
        <TextField
          fullWidth
          label={label}
          {...flawed}
          multiline={isLines}
          minRows={isLines ? 3 : undefined}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ htmlInput: { dir: field.input === 'text' || field.input === 'words' ? 'auto' : 'ltr' } }}
        />
      )
    }
  }
}

type TypedProps = { label: string; help: string | undefined; isFlawed: boolean; text: string; onType: (typed: string) => void }

/** A text input that keeps the typed text while its parsed value is stored. */
function Typed({ label, help, isFlawed, text: stored, onType }: TypedProps) {
  const [text, setText] = useState(stored)
  return (
    <TextField
      fullWidth
      multiline
      label={label}
      error={isFlawed}
      helperText={help}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onType(target.value)
      }}
      slotProps={{ htmlInput: { dir: 'ltr' } }}
    />
  )
}

type ListProps = { label: string; fields: readonly ShapeField[]; path: string; value: readonly Shaped[]; onChange: (next: readonly Shaped[]) => void }

/** An ordered list of objects. */
export function ShapeList({ label, fields, path, value, onChange }: ListProps) {
  const word = useWords(settingFormWords)
  const flaw = useFlawAt(path)
  const moveUp = (index: number) => onChange(value.flatMap((entry, at) => (at === index - 1 ? [value[index] ?? entry, entry] : at === index ? [] : [entry])))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%' }}>
      {path !== '' && <Typography variant="subtitle2">{label}</Typography>}
      {value.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and keep their place while they are typed
        <Paper key={index} variant="outlined" sx={{ display: 'flex', gap: 1, padding: 2 }}>
          <ShapeFields
            fields={fields}
            path={`${path}[${index}]`}
            value={entry}
            onChange={(next) => onChange(value.map((old, at) => (at === index ? next : old)))}
          />
          <Box sx={{ display: 'flex', flexDirection: 'column' }}>
            <IconButton aria-label={word('up', { number: index + 1 })} disabled={index === 0} onClick={() => moveUp(index)}>
              <UpIcon fontSize="small" />
            </IconButton>
            <IconButton aria-label={word('remove', { number: index + 1 })} onClick={() => onChange(value.filter((_, at) => at !== index))}>
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        </Paper>
      ))}
      <Box>
        <Button variant="outlined" onClick={() => onChange([...value, {}])}>
          {word('add')}
        </Button>
        {flaw && <FormHelperText error>{flaw}</FormHelperText>}
      </Box>
    </Box>
  )
}
