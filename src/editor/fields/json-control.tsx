import { readJson } from '#kernel/json/json.ts'
import { jsonFlaw } from '#staff/code-editor/json-flaw.ts'
import { useWord } from '../words/use-word.ts'
import { SourceControl } from './source-control.tsx'
import { fieldWords } from './words.ts'

type JsonControlProps = {
  id: string
  label: string
  hint?: string | undefined
  value: unknown
  problem?: string | undefined
  onChange: (value: unknown) => void
}

/** The source of a JSON field. Text that is not valid yet is kept as it was typed. */
export function JsonControl({ value, onChange, ...field }: JsonControlProps) {
  const word = useWord(fieldWords)
  const change = (typedText: string) => {
    if (typedText.trim() === '') return onChange(undefined)
    const json = readJson(typedText)
    return onChange(json.ok ? json.value : typedText)
  }
  return <SourceControl {...field} language="json" text={jsonText(value)} findFlaw={(typedText) => jsonFlaw(typedText, word)} onChange={change} />
}

/** The text of a JSON field: a string is typed text that is not valid JSON yet; any other value is formatted. */
function jsonText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
