import { Box, FormHelperText } from '@mui/material'
import { BooleanInput, NumberInput, PasswordInput, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CodeInput } from '../code-editor/code-input.tsx'
import { useWords } from '../i18n/use-words.ts'
import { type JsonFlaw, jsonFlaws } from './json-flaws.ts'
import type { ListedSetting } from '#domains/content/index.ts'
import { OF_ANY_SHAPE } from '#fields/field-types.ts'
import { readJson } from '#kernel/json/json.ts'
import { FilledInput } from '../filled/filled-input.tsx'
import { HtmlInput } from '../texts/html-field.tsx'
import { useOptionName, useSettingName } from './setting-texts.ts'
import { settingWords } from './words.ts'

type SettingInputProps = {
  setting: ListedSetting
  /** The field of the form, and its name where it is more than a value. */
  source?: string
  label?: string
}

/** The input of a setting, by its format. */
export function SettingInput({ setting, source = 'input', label }: SettingInputProps) {
  const word = useWords(settingWords)
  const nameOf = useSettingName()
  const optionName = useOptionName()
  if (setting.is_secret) return <PasswordInput source={source} helperText={word('secret_help')} autoComplete="new-password" validate={required()} />
  switch (setting.format) {
    case 'bool':
      return <BooleanInput source={source} />
    case 'number':
      return <NumberInput source={source} step="any" validate={required()} />
    case 'select':
      return (
        <SelectInput
          source={source}
          choices={(setting.options ?? []).map((id) => ({ id, name: optionName(setting, id) || word('none') }))}
          parse={(value) => value ?? ''}
          isRequired
        />
      )
    case 'paths':
    case 'lines':
      return <LinesInput source={source} />
    case 'html':
      return <HtmlInput source={source} label={label ?? word('value')} allows={setting.allows ?? 'article'} />
    case 'json': {
      const { filled: fillForm, json_schema: schema } = setting
      const drawSource = () => <JsonInput source={source} schema={schema} />
      const flawsOf = (value: unknown) => (schema && value !== null ? jsonFlaws(schema, value) : [])
      return <FilledInput {...{ source, flawsOf, drawSource }} filled={fillForm ?? OF_ANY_SHAPE} label={label ?? nameOf(setting)} />
    }
    default:
      return <TextInput source={source} parse={(value) => value ?? ''} slotProps={{ htmlInput: { dir: 'auto' } }} />
  }
}

function LinesInput({ source }: { source: string }) {
  const word = useWords(settingWords)
  const text = String(useWatch({ name: source }) ?? '')
  const count = text.split(/[\n,]/).filter((line) => line.trim() !== '').length
  return (
    <TextInput
      source={source}
      multiline
      minRows={5}
      parse={(value) => value ?? ''}
      helperText={`${word('lines_help')} ${word('lines', { count })}`}
      slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
    />
  )
}

const MOST_SHOWN = 8

/** A JSON input that validates while somebody types. */
function JsonInput({ source, schema }: { source: string; schema: ListedSetting['json_schema'] }) {
  const word = useWords(settingWords)
  const text = String(useWatch({ name: source }) ?? '')
  const json = readTyped(text)
  const flaws = json.ok && schema && text.trim() !== '' ? jsonFlaws(schema, json.value) : []
  const tell = ({ path, code, details }: JsonFlaw) =>
    word(`flaw_${code}`, { path: path === '' ? word('whole') : isolated(path), details: isolated(details ?? '') })
  // Invalid JSON cannot be stored. The server validates values against the whole schema.
  const validate = (value: unknown) => {
    const outcome = readTyped(String(value ?? ''))
    return outcome.ok ? undefined : word('json_broken', outcome.at)
  }
  return (
    <>
      <CodeInput source={source} language="json" validate={validate} />
      <Box aria-live="polite">
        {json.ok && flaws.length === 0 ? <FormHelperText>{word('json_fits')}</FormHelperText> : null}
        {flaws.slice(0, MOST_SHOWN).map((flaw) => (
          <FormHelperText key={`${flaw.path} ${flaw.code}`} error>
            {tell(flaw)}
          </FormHelperText>
        ))}
      </Box>
    </>
  )
}

/** Isolates code inside a sentence, so that it stays left to right. */
function isolated(code: string): string {
  return `\u2066${code}\u2069`
}

/** An empty field has no value to validate. */
const readTyped = (text: string) => (text.trim() === '' ? ({ ok: true, value: null } as const) : readJson(text))
