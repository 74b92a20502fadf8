import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined'
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Box, IconButton, Tooltip, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import type { Present } from '#staff/presence/presence.ts'
import type { RowField } from '#fields/field-types.ts'
import { type FieldsFlaw, type FormField, kindsOfFields, settingsOf } from '#domains/forms/index.ts'
import { DraftParts } from '../../filled/draft-parts.tsx'
import { usePair, useWords } from '../../i18n/use-words.ts'
import { kindIcons } from '../builder/kind-icons.ts'
import { flawWords } from '../builder/words.ts'
import { inspectorWords } from './words.ts'

type FieldInspectorProps = {
  /** All of the form, among which the field is. */
  fields: readonly FormField[]
  field: FormField
  flaws: readonly FieldsFlaw[]
  /** Who edits the field elsewhere. */
  others: readonly Present[]
  mayWrite: boolean
  onChange: (setting: RowField, value: unknown) => void
  onMove: (by: -1 | 1) => void
  onCopy: () => void
  onRemove: () => void
}

/** All settings of one field. */
export function FieldInspector({ fields, field, flaws, others, mayWrite, onChange, ...tools }: FieldInspectorProps) {
  const word = useWords(inspectorWords)
  const pair = usePair()
  const flaw = useWords(flawWords)
  const { about } = kindsOfFields[field.type]
  const flawAt = (path: string) => {
    const fieldFlaw = flaws.find(({ path: [, ...rest] }) => pathOf(rest) === path)
    return fieldFlaw ? flaw(fieldFlaw.error) : null
  }
  return (
    <Box component="section" aria-label={word('field')}>
      <Tools {...{ fields, field, mayWrite, ...tools }} />
      {others.map(({ tab, name }) => (
        <Alert key={tab} severity="warning" sx={{ marginBlockEnd: 1 }}>
          {word('edited_by', { name })}
        </Alert>
      ))}
      {about && (
        <Alert severity="info" sx={{ marginBlockEnd: 1 }}>
          {pair(about)}
        </Alert>
      )}
      {settingsOf(field, fields).map(({ title, note, isWarning, fields: settings }) => (
        <Section key={title?.[0] ?? ''} title={title && pair(title)}>
          {note && isWarning && <Alert severity="warning">{pair(note)}</Alert>}
          {settings.length > 0 && (
            <DraftParts
              id={`field-${field.id}`}
              fields={settings}
              value={field}
              {...{ flawAt }}
              isReadOnly={!mayWrite}
              onChange={(value, setting) => onChange(setting, value)}
            />
          )}
          {note && !isWarning && (
            <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 1 }}>
              <bdi>{pair(note)}</bdi>
            </Typography>
          )}
        </Section>
      ))}
    </Box>
  )
}

/** The path of a flaw within its field, as the renderer of fields names it: `options[2].value`. */
function pathOf(parts: readonly (string | number)[]): string {
  return parts.reduce<string>((path, part) => (typeof part === 'number' ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`), '')
}

type ToolsProps = Pick<FieldInspectorProps, 'fields' | 'field' | 'mayWrite' | 'onMove' | 'onCopy' | 'onRemove'>

/** The kind of the field, and what can be done with it as a whole. */
function Tools({ fields, field, mayWrite, onMove, onCopy, onRemove }: ToolsProps) {
  const word = useWords(inspectorWords)
  const pair = usePair()
  const Icon = kindIcons[field.type]
  const index = fields.indexOf(field)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginBlockEnd: 1 }}>
      <Icon color="action" />
      <Typography variant="subtitle1" component="h2" sx={{ flexGrow: 1 }}>
        {pair(kindsOfFields[field.type].name)}
      </Typography>
      {mayWrite ? (
        <>
          <Tool label={word('up')} isDisabled={index === 0} onClick={() => onMove(-1)} icon={<ArrowUpwardIcon fontSize="small" />} />
          <Tool label={word('down')} isDisabled={index === fields.length - 1} onClick={() => onMove(1)} icon={<ArrowDownwardIcon fontSize="small" />} />
          <Tool label={word('copy')} onClick={onCopy} icon={<ContentCopyIcon fontSize="small" />} />
          <Tool label={word('remove')} onClick={onRemove} icon={<DeleteIcon fontSize="small" />} />
        </>
      ) : null}
    </Box>
  )
}

function Tool({ label, icon, isDisabled = false, onClick }: { label: string; icon: ReactNode; isDisabled?: boolean; onClick: () => void }) {
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

/** Settings under a heading, or under that of their own list. */
function Section({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" {...(title && { 'aria-labelledby': id })} sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlock: 1.5 }}>
      {title && (
        <Typography id={id} variant="subtitle2" component="h3" sx={{ marginBlockEnd: 0.5 }}>
          {title}
        </Typography>
      )}
      {children}
    </Box>
  )
}
