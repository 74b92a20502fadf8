import { Box, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { FieldKind, FormField } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { ChangeField } from './change-field.ts'
import { InspectorGroup } from './inspector-group.tsx'
import { autocompleteWords, inspectorWords } from './words.ts'

type MoreControlsProps = { field: FormField; isDisabled: boolean; nameProblem: string | undefined; onChange: ChangeField }

const NAME = /^[a-z][a-z0-9_]{0,59}$/
const withoutValue: ReadonlySet<FieldKind> = new Set(['html', 'step'])
const withDefault: ReadonlySet<FieldKind> = new Set(['text', 'textarea', 'email', 'phone', 'number', 'select', 'radio', 'hidden', 'location'])
const filledByBrowsers: ReadonlySet<FieldKind> = new Set(['text', 'textarea', 'email', 'phone'])
const tokens = Object.keys(autocompleteWords) as (keyof typeof autocompleteWords)[]

/** Rarely changed properties: key, initial value, autocomplete, checks by services. */
export function MoreControls({ field, isDisabled, nameProblem, onChange }: MoreControlsProps) {
  const word = useWords(inspectorWords)
  const token = useWords(autocompleteWords)
  const { type, autocomplete = '' } = field
  const known = tokens.some((one) => one === autocomplete) || autocomplete === ''
  const verify = type === 'email' ? word('verify_email') : type === 'phone' ? word('verify_phone') : null
  return (
    <InspectorGroup title={word('more')}>
      {withoutValue.has(type) ? null : <NameControl {...{ field, isDisabled, nameProblem, onChange }} />}
      {withDefault.has(type) && (
        <TextField
          label={word('default')}
          value={field.default ?? ''}
          disabled={isDisabled}
          onChange={({ target }) => onChange(({ default: _, ...rest }) => (target.value === '' ? rest : { ...rest, default: target.value }), 'default')}
          slotProps={{ htmlInput: { maxLength: 1000, dir: 'auto' } }}
        />
      )}
      {type === 'retailer' && (
        <TextField
          select
          label={word('retailer_tag')}
          value={field.retailer_tag ?? ''}
          disabled={isDisabled}
          onChange={({ target }) => onChange(({ retailer_tag: _, ...rest }) => (target.value === '' ? rest : { ...rest, retailer_tag: target.value }))}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{word('retailer_tag_sales')}</MenuItem>
          <MenuItem value="service">{word('retailer_tag_service')}</MenuItem>
          {['', 'service'].includes(field.retailer_tag ?? '') ? null : <MenuItem value={field.retailer_tag}>{field.retailer_tag}</MenuItem>}
        </TextField>
      )}
      {filledByBrowsers.has(type) && (
        <TextField
          select
          label={word('autocomplete')}
          value={autocomplete}
          disabled={isDisabled}
          onChange={({ target }) => onChange(({ autocomplete: _, ...rest }) => (target.value === '' ? rest : { ...rest, autocomplete: target.value }))}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{word('autocomplete_none')}</MenuItem>
          {tokens.map((one) => (
            <MenuItem key={one} value={one}>
              {token(one)}
            </MenuItem>
          ))}
          {known ? null : <MenuItem value={autocomplete}>{autocomplete}</MenuItem>}
        </TextField>
      )}
      {verify && (
        <FormControlLabel
          control={
            <Switch
              checked={field.verify === true}
              disabled={isDisabled}
              onChange={(_, isOn) => onChange(({ verify: _was, ...rest }) => (isOn ? { ...rest, verify: true } : rest))}
            />
          }
          label={verify}
        />
      )}
      <Typography variant="caption" color="text.secondary" component="p" sx={{ marginBlockStart: 1 }}>
        <Box component="bdi">{word('id', { id: `\u2066${field.id}\u2069` })}</Box>
      </Typography>
    </InspectorGroup>
  )
}

/** The key of the answer in leads. An invalid key stays in the field and is not applied. */
function NameControl({ field: { name }, isDisabled, nameProblem, onChange }: MoreControlsProps) {
  const word = useWords(inspectorWords)
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !NAME.test(typed)
  return (
    <TextField
      label={word('name')}
      value={typed ?? name}
      disabled={isDisabled}
      error={isWrong || nameProblem !== undefined}
      helperText={isWrong ? word('name_wrong') : (nameProblem ?? word('name_help'))}
      onChange={({ target }) => {
        setTyped(target.value)
        if (NAME.test(target.value)) onChange((now) => ({ ...now, name: target.value }), 'name')
      }}
      onBlur={() => setTyped(null)}
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: 60, spellCheck: false } }}
    />
  )
}
