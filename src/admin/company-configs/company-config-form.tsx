import { FormDataConsumer, required, SelectInput } from 'react-admin'
import { journeyTypeOf } from '#domains/orders/index.ts'
import { configFlaws, configTypes, showroomForm } from '#domains/stock/index.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import { readJson } from '#kernel/json/json.ts'
import { CodeInput } from '../code-editor/code-input.tsx'
import { FilledInput } from '../filled/filled-input.tsx'
import type { JsonFlaw } from '../settings/json-flaws.ts'
import { RecordCreate, RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { Pair } from '../fields/pair.tsx'
import { useWords } from '../i18n/use-words.ts'
import { ConfigVersions } from './config-versions.tsx'
import { JourneyForm } from './journey-form.tsx'
import { companyConfigWords } from './words.ts'

const fresh = { key: 'showroom', content: '{\n  "blocks": []\n}' }

export function CompanyConfigEdit() {
  return (
    <RecordEdit>
      <CompanyConfigForm canDelete />
    </RecordEdit>
  )
}

export function CompanyConfigCreate() {
  return (
    <RecordCreate>
      <CompanyConfigForm defaults={fresh} />
    </RecordCreate>
  )
}

function CompanyConfigForm({ canDelete = false, defaults = {} }: { canDelete?: boolean; defaults?: object }) {
  const word = useWords(companyConfigWords)
  const types = configTypes.map((id) => ({ id, name: word(id) }))
  const validate = (text: unknown) => {
    const json = readJson(String(text || '{}'))
    if (!json.ok) return word('json_broken')
    if (!isRecord(json.value)) return word('not_an_object')
    const [flaw] = configFlaws(json.value)
    return flaw && word(flaw.code, { path: isolated(flaw.path.join('.')) })
  }
  return (
    <RecordForm canDelete={canDelete} defaultValues={defaults}>
      <Pair>
        <LtrTextInput source="key" validate={required()} />
        <SelectInput source="config_type" choices={types} validate={required()} />
      </Pair>
      <FormDataConsumer>
        {({ formData }) => {
          const type = journeyTypeOf(formData.config_type)
          if (type) return <JourneyForm type={type} />
          const drawSource = () => <CodeInput source="content" language="json" validate={validate} />
          return <FilledInput source="content" filled={showroomForm} label={word('content')} hint={word('content_help')} {...{ flawsOf, drawSource }} />
        }}
      </FormDataConsumer>
      {canDelete && <ConfigVersions />}
    </RecordForm>
  )
}

/** The flaws of a content, by the paths of its form. */
function flawsOf(value: unknown): JsonFlaw[] {
  if (!isRecord(value)) return value === null ? [] : [{ path: '', code: 'no_fit' }]
  return configFlaws(value).map(({ path: [list, index], code }) => ({
    path: index === undefined ? String(list) : `${list}[${index}]`,
    code: code === 'incomplete' ? 'required' : 'no_fit',
  }))
}

/** Isolates code inside a sentence, so that it stays left to right. */
function isolated(code: string): string {
  return `\u2066${code}\u2069`
}
