import AddIcon from '@mui/icons-material/AddOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import {
  Alert,
  Box,
  Button,
  IconButton,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { staffFetch } from '#domains/accounts/index.ts'
import { dayStyles, type FeedField, feedFields, neededFields, numberStyles } from '#domains/stock/index.ts'
import { AdminError } from '../data-provider/admin-error.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { FileButton } from '../fields/file-button.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { feedOfForm } from './feed-of-form.ts'
import { useFieldLabel } from './use-field-label.ts'
import { feedWords, problemWords, reasonWords } from './words.ts'
import { parseWords, wordsText } from './words-text.ts'

type Rule = {
  field: string
  from: string
  constant: string
  words: { from: string; to: string }[]
  separator: string
  number_style: (typeof numberStyles)[number]
  day_style: (typeof dayStyles)[number]
}
type Form = { source: string; rules: Rule[] }
type Preview = {
  columns: { path: string; example: string }[]
  rows: { line: number; values: Record<string, unknown> | null; errors: { field: string; reason: string; value: string }[] }[]
  flaw: { code: string; line: number | null; detail: string } | null
}

const SAMPLE_BYTES = 256 * 1024
const freshRule: Rule = { field: '', from: '', constant: '', words: [], separator: '', number_style: 'point', day_style: 'ymd' }
const listKinds = new Set(['choices', 'texts', 'names', 'photos'])
const fields = feedFields()

/** Which column fills which field of a vehicle, beside a sample of the file and what the rules make of it. */
export function MappingEditor() {
  const word = useWords(feedWords)
  const listId = useId()
  const { control } = useFormContext<Form>()
  const rules = useFieldArray({ control, name: 'rules' })
  const [preview, setPreview] = useState<Preview | null>(null)
  const columns = preview?.columns ?? []
  const taken = new Set((useWatch({ control, name: 'rules' }) ?? []).map(({ field }) => field))
  const matching = fields.filter(({ name }) => !taken.has(name) && columns.some(({ path }) => path === name))
  const nextNeeded = neededFields.find((name) => !taken.has(name)) ?? ''
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 3 }}>
      <SamplePanel preview={preview} onPreview={setPreview} />
      <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Typography component="legend" variant="subtitle1" sx={{ marginBlockEnd: 1 }}>
          {word('mapping')}
        </Typography>
        <datalist id={listId}>
          {columns.map(({ path, example }) => (
            <option key={path} value={path} label={example} />
          ))}
        </datalist>
        {rules.fields.map((rule, index) => (
          <RuleRow key={rule.id} index={index} listId={listId} taken={taken} onRemove={() => rules.remove(index)} />
        ))}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginBlockStart: 1 }}>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => rules.append({ ...freshRule, field: nextNeeded })}>
            {word('add_rule')}
          </Button>
          {matching.length > 0 ? (
            <Button color="inherit" onClick={() => rules.append(matching.map(({ name }) => ({ ...freshRule, field: name, from: name })))}>
              {word('match')}
            </Button>
          ) : null}
        </Box>
      </Box>
    </Box>
  )
}

function RuleRow({ index, listId, taken, onRemove }: { index: number; listId: string; taken: ReadonlySet<string>; onRemove: () => void }) {
  const word = useWords(feedWords)
  const label = useFieldLabel()
  const { register, setValue, control } = useFormContext<Form>()
  const rule = useWatch({ control, name: `rules.${index}` })
  const field = fields.find(({ name }) => name === rule?.field)
  if (!rule) return null
  const set = <Name extends keyof Rule>(name: Name, value: Rule[Name]) => setValue(`rules.${index}.${name}`, value as never, { shouldDirty: true })
  const ltr = { htmlInput: { dir: 'ltr', spellCheck: false } }
  return (
    <Box role="group" aria-label={rule.field ? label(rule.field) : word('field')} sx={{ paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr 1fr auto' }, columnGap: 1.5, alignItems: 'start' }}>
        <TextField
          select
          size="small"
          label={word('field')}
          value={rule.field}
          onChange={({ target }) => set('field', target.value)}
          slotProps={{ select: { native: false } }}
        >
          {fields
            .filter(({ name }) => name === rule.field || !taken.has(name))
            .map(({ name }) => (
              <MenuItem key={name} value={name}>
                {label(name)}
              </MenuItem>
            ))}
        </TextField>
        <TextField
          size="small"
          label={word('from')}
          {...register(`rules.${index}.from`)}
          slotProps={{ htmlInput: { ...ltr.htmlInput, list: listId }, inputLabel: { shrink: true } }}
        />
        <TextField
          size="small"
          label={word('constant')}
          helperText={field && field.options.length > 0 ? word('options', { options: field.options.join(', ') }) : word('constant_help')}
          {...register(`rules.${index}.constant`)}
          slotProps={{ htmlInput: { dir: 'auto' }, inputLabel: { shrink: true } }}
        />
        <IconButton aria-label={word('remove_rule', { field: label(rule.field) })} onClick={onRemove} sx={{ justifySelf: 'end' }}>
          <DeleteIcon />
        </IconButton>
      </Box>
      {field ? (
        <Disclosure summary={word('details')}>
          <RuleDetails field={field} rule={rule} set={set} />
        </Disclosure>
      ) : null}
    </Box>
  )
}

type SetRule = <Name extends keyof Rule>(name: Name, value: Rule[Name]) => void

function RuleDetails({ field, rule, set }: { field: FeedField; rule: Rule; set: SetRule }) {
  const word = useWords(feedWords)
  const [text, setText] = useState(() => wordsText(rule.words ?? []))
  const isNumber = field.kind === 'number' || field.kind === 'whole'
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '2fr 1fr' }, gap: 1.5, paddingBlockStart: 1 }}>
      <TextField
        size="small"
        multiline
        minRows={2}
        label={word('words')}
        helperText={word('words_help')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          set('words', parseWords(target.value))
        }}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {listKinds.has(field.kind) ? (
          <TextField
            size="small"
            label={word('separator')}
            value={rule.separator ?? ''}
            onChange={({ target }) => set('separator', target.value)}
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: 5 } }}
          />
        ) : null}
        {isNumber ? (
          <TextField
            select
            size="small"
            label={word('number_style')}
            value={rule.number_style ?? 'point'}
            onChange={({ target }) => set('number_style', target.value as Rule['number_style'])}
          >
            {numberStyles.map((style) => (
              <MenuItem key={style} value={style}>
                <Ltr>{word(style === 'point' ? 'point' : 'number_comma')}</Ltr>
              </MenuItem>
            ))}
          </TextField>
        ) : null}
        {field.kind === 'day' ? (
          <TextField
            select
            size="small"
            label={word('day_style')}
            value={rule.day_style ?? 'ymd'}
            onChange={({ target }) => set('day_style', target.value as Rule['day_style'])}
          >
            {dayStyles.map((style) => (
              <MenuItem key={style} value={style}>
                <Ltr>{word(style)}</Ltr>
              </MenuItem>
            ))}
          </TextField>
        ) : null}
      </Box>
    </Box>
  )
}

function SamplePanel({ preview, onPreview }: { preview: Preview | null; onPreview: (preview: Preview | null) => void }) {
  const word = useWords(feedWords)
  const reason = useWords(reasonWords)
  const translate = useTranslate()
  const feed = useRecordContext()
  const { getValues, control } = useFormContext<Form>()
  const source = useWatch({ control, name: 'source' })
  const [sample, setSample] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function read(base64: string | null) {
    setIsBusy(true)
    setFailure('')
    // A feed that has no name yet may be looked at as well.
    const draft = { ...feedOfForm(getValues()), key: 'preview', name: 'preview', schedule: '' }
    const answer = await staffFetch<Preview>('/api/feeds/preview', { method: 'POST', body: { feed: draft, feed_id: feed?.id ?? null, sample: base64 } })
    setIsBusy(false)
    if (answer.ok) return onPreview(answer.data)
    onPreview(null)
    setFailure(translate(new AdminError(answer).message))
  }

  async function choose(file: File) {
    const bytes = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer())
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    setSample(base64)
    await read(base64)
  }

  const flaw = preview?.flaw
  return (
    <Box>
      <Typography variant="subtitle1">{word('sample')}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 1 }}>
        {word('sample_help')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <FileButton accept=".csv,.json,.xml,.txt" onFiles={([file]) => file && choose(file)} startIcon={<UploadFileIcon />} disabled={isBusy}>
          {word('sample_file')}
        </FileButton>
        {source === 'url' ? (
          <Button
            variant="outlined"
            color="inherit"
            disabled={isBusy}
            onClick={() => {
              setSample(null)
              void read(null)
            }}
          >
            {word('sample_url')}
          </Button>
        ) : null}
        {preview ? (
          <Button color="inherit" disabled={isBusy} onClick={() => void read(sample)}>
            {word('preview_again')}
          </Button>
        ) : null}
      </Box>
      <Box aria-live="polite" sx={{ marginBlockStart: 1.5, display: 'grid', gap: 2, minWidth: 0 }}>
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {flaw ? (
          <Alert severity="error">
            {flaw.code in reasonWords ? reason(flaw.code as keyof typeof reasonWords) : flaw.code}
            {flaw.line === null ? '' : ` (${word('line')} ${flaw.line})`} <Ltr>{flaw.detail}</Ltr>
          </Alert>
        ) : null}
        {preview && preview.columns.length > 0 ? <Columns preview={preview} /> : null}
        {preview && preview.rows.length > 0 ? <PreviewRows preview={preview} /> : null}
      </Box>
    </Box>
  )
}

function Columns({ preview }: { preview: Preview }) {
  const word = useWords(feedWords)
  return (
    <Disclosure summary={`${word('columns')} (${preview.columns.length})`}>
      <Table size="small" aria-label={word('columns')}>
        <TableHead>
          <TableRow>
            <TableCell>{word('column')}</TableCell>
            <TableCell>{word('example')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {preview.columns.map(({ path, example }) => (
            <TableRow key={path}>
              <TableCell>
                <bdi>{path}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{example}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Disclosure>
  )
}

function PreviewRows({ preview }: { preview: Preview }) {
  const word = useWords(feedWords)
  const problem = useWords(problemWords)
  const label = useFieldLabel()
  const names = [...new Set(preview.rows.flatMap(({ values }) => Object.keys(values ?? {})))]
  return (
    // Scrolls by itself, so it must be reachable by keyboard.
    <TableContainer tabIndex={0} role="region" aria-label={word('preview')} sx={{ maxHeight: 320, border: 1, borderColor: 'divider' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{word('line')}</TableCell>
            {names.map((name) => (
              <TableCell key={name}>{label(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {preview.rows.map(({ line, values, errors }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several rows may stand on one line
            <TableRow key={index}>
              <TableCell>{line}</TableCell>
              {values ? (
                names.map((name) => (
                  <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                    <bdi>{shownValue(values[name])}</bdi>
                  </TableCell>
                ))
              ) : (
                <TableCell colSpan={Math.max(1, names.length)} sx={{ color: 'error.main' }}>
                  {errors
                    .map((error) => `${error.field ? `${label(error.field)}: ` : ''}${problem(error.reason as keyof typeof problemWords)} ${error.value}`)
                    .join(' · ')}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const LONGEST_SHOWN = 60

function shownValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
