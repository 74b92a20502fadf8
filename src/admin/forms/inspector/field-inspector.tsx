import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined'
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Box, FormControlLabel, IconButton, Switch, Tooltip, Typography } from '@mui/material'
import { type Condition, type FieldKind, type FieldsFlaw, type FormField, type FormText, formTextLevels } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import { kindIcons } from '../builder/kind-icons.ts'
import { flawWords, kindWords } from '../builder/words.ts'
import { hasOptions } from '../draft/field-kinds.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import type { ChangeField } from './change-field.ts'
import { ConditionControl } from './condition-control.tsx'
import { askableFields } from './condition-tests.ts'
import { DayControls } from './day-controls.tsx'
import { InspectorGroup } from './inspector-group.tsx'
import { MoreControls } from './more-controls.tsx'
import { OptionList } from './option-list.tsx'
import { hasRules, RuleControls } from './rule-controls.tsx'
import { SlotControls } from './slot-controls.tsx'
import { TextPair } from './text-pair.tsx'
import { inspectorWords } from './words.ts'

type FieldInspectorProps = {
  draft: FormDraft
  field: FormField
  flaws: readonly FieldsFlaw[]
  mayWrite: boolean
  onChange: ChangeField
  onMove: (by: -1 | 1) => void
  onCopy: () => void
  onRemove: () => void
}

/** All settings of one field. */
export function FieldInspector({ draft, field, flaws, mayWrite, onChange, onMove, onCopy, onRemove }: FieldInspectorProps) {
  const word = useWords(inspectorWords)
  const kind = useWords(kindWords)
  const flaw = useWords(flawWords)
  const { type } = field
  const Icon = kindIcons[type]
  const index = draft.fields.indexOf(field)
  const problemAt = (...path: string[]) => {
    const found = flaws.find(({ path: [, ...rest] }) => path.every((part, at) => rest[at] === part))
    return found ? flaw(found.error) : undefined
  }
  const isDisabled = !mayWrite
  const note = notes[type]
  return (
    <Box component="section" aria-label={word('field')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginBlockEnd: 1 }}>
        <Icon color="action" />
        <Typography variant="subtitle1" component="h2" sx={{ flexGrow: 1 }}>
          {kind(type)}
        </Typography>
        {mayWrite ? (
          <>
            <Tool label={word('up')} isDisabled={index === 0} onClick={() => onMove(-1)} icon={<ArrowUpwardIcon fontSize="small" />} />
            <Tool label={word('down')} isDisabled={index === draft.fields.length - 1} onClick={() => onMove(1)} icon={<ArrowDownwardIcon fontSize="small" />} />
            <Tool label={word('copy')} onClick={onCopy} icon={<ContentCopyIcon fontSize="small" />} />
            <Tool label={word('remove')} onClick={onRemove} icon={<DeleteIcon fontSize="small" />} />
          </>
        ) : null}
      </Box>
      {note ? (
        <Alert severity="info" sx={{ marginBlockEnd: 1 }}>
          {word(note)}
        </Alert>
      ) : null}
      <TextControls {...{ field, isDisabled, onChange, problemAt }} />
      {hasOptions(type) && (
        <InspectorGroup title={word('options')}>
          {problemAt('options') ? <Alert severity="error">{problemAt('options')}</Alert> : null}
          <OptionList options={field.options ?? []} isDisabled={isDisabled} onChange={(options) => onChange((now) => ({ ...now, options }), 'options')} />
        </InspectorGroup>
      )}
      {type === 'time_slot' && <SlotControls {...{ draft, field, isDisabled, onChange }} />}
      {type === 'date' && <DayControls {...{ field, isDisabled, onChange }} />}
      {hasRules(type) && (
        <InspectorGroup title={word('rules')}>
          <RuleControls
            field={field}
            isDisabled={isDisabled}
            onChange={(rules, step) => onChange(({ rules: _, ...rest }) => ({ ...rest, ...(rules ? { rules } : {}) }), step)}
          />
        </InspectorGroup>
      )}
      {type === 'hidden' ? null : <Conditions {...{ draft, field, isDisabled, onChange, problemAt }} />}
      {type === 'hidden' || type === 'step' ? null : (
        <InspectorGroup title={word('layout')}>
          <FormControlLabel
            control={
              <Switch
                checked={field.half === true}
                disabled={isDisabled}
                onChange={(_, isOn) => onChange(({ half: _half, ...rest }) => (isOn ? { ...rest, half: true } : rest))}
              />
            }
            label={word('half')}
          />
        </InspectorGroup>
      )}
      <MoreControls {...{ field, isDisabled, onChange }} nameProblem={problemAt('name')} />
    </Box>
  )
}

const notes: Partial<Record<FieldKind, 'retailer_help' | 'location_help' | 'vehicle_help'>> = {
  retailer: 'retailer_help',
  location: 'location_help',
  vehicle: 'vehicle_help',
}

function Tool({ label, icon, isDisabled = false, onClick }: { label: string; icon: React.ReactNode; isDisabled?: boolean; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={isDisabled} onClick={onClick}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  )
}

type PartProps = { field: FormField; isDisabled: boolean; onChange: ChangeField; problemAt: (...path: string[]) => string | undefined }
const withPlaceholder: ReadonlySet<FieldKind> = new Set(['text', 'textarea', 'email', 'phone', 'number', 'select', 'location', 'retailer'])
const withoutHint: ReadonlySet<FieldKind> = new Set(['html', 'hidden', 'step', 'vehicle'])

function TextControls({ field, isDisabled, onChange, problemAt }: PartProps) {
  const word = useWords(inspectorWords)
  const { type, consent_version: version } = field
  const set = (key: 'hint' | 'placeholder' | 'html') => (text: FormText | undefined) =>
    onChange(({ [key]: _, ...rest }) => (text ? { ...rest, [key]: text } : rest) as FormField, key)
  return (
    <InspectorGroup title={word('texts')}>
      {type === 'html' ? null : (
        <TextPair
          label={word(type === 'hidden' ? 'label_hidden' : 'label')}
          value={field.label}
          problem={problemAt('label')}
          maxLength={300}
          isDisabled={isDisabled}
          onChange={(label) => onChange((now) => ({ ...now, label: label ?? { ar: '' } }), 'label')}
        />
      )}
      {type === 'html' || type === 'consent' ? (
        <TextPair
          label={word(type === 'consent' ? 'consent_text' : 'html')}
          value={field.html}
          problem={problemAt('html')}
          help={word('html_help')}
          maxLength={10_000}
          rows={3}
          allows={formTextLevels[type]}
          isDisabled={isDisabled}
          onChange={set('html')}
        />
      ) : null}
      {type === 'consent' ? (
        <Typography variant="caption" color="text.secondary" component="p">
          {version ? word('consent_version', { version }) : word('consent_new')}
        </Typography>
      ) : null}
      {withoutHint.has(type) ? null : <TextPair label={word('hint')} value={field.hint} maxLength={500} isDisabled={isDisabled} onChange={set('hint')} />}
      {withPlaceholder.has(type) ? (
        <TextPair label={word('placeholder')} value={field.placeholder} maxLength={300} isDisabled={isDisabled} onChange={set('placeholder')} />
      ) : null}
    </InspectorGroup>
  )
}

function Conditions({ draft, field, isDisabled, onChange, problemAt }: PartProps & { draft: FormDraft }) {
  const word = useWords(inspectorWords)
  const askable = askableFields(draft.fields, field.id)
  const isStep = field.type === 'step'
  const set = (key: 'show_when' | 'required_when') => (condition: Condition | undefined, step?: string) =>
    onChange(({ [key]: _, ...rest }) => (condition ? { ...rest, [key]: condition } : rest) as FormField, step && `${key} ${step}`)
  const canBeRequired = hasRules(field.type) && field.type !== 'consent' && !field.rules?.required
  return (
    <InspectorGroup title={word('conditions')}>
      {askable.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {word('nothing_before')}
        </Typography>
      ) : null}
      {askable.length > 0 || field.show_when ? (
        <ConditionControl
          label={word(isStep ? 'show_step_when' : 'show_when')}
          {...(isStep ? { help: word('show_step_help') } : {})}
          {...{ askable, isDisabled }}
          condition={field.show_when}
          problem={problemAt('show_when')}
          onChange={set('show_when')}
        />
      ) : null}
      {canBeRequired && (askable.length > 0 || field.required_when) ? (
        <ConditionControl
          label={word('required_when')}
          {...{ askable, isDisabled }}
          condition={field.required_when}
          problem={problemAt('required_when')}
          onChange={set('required_when')}
        />
      ) : null}
    </InspectorGroup>
  )
}
