import type { FieldsOfKind, GroupField, KindField, Label, RowField } from '#fields/field-types.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { Condition, ConditionTest, FormField, FormText } from '../form.ts'
import { asksForValue } from '../check-values.ts'
import { formLimits } from '../form-limits.ts'
import { textIn } from '../ui/texts.ts'
import { nameOfField } from './name-of-field.ts'

type Comparison = ConditionTest['is']

const names: Record<Comparison, WordPair> = {
  filled: ['is filled in', 'معبّأ'],
  empty: ['is empty', 'فارغ'],
  equal: ['is', 'يساوي'],
  different: ['is not', 'لا يساوي'],
  containing: ['contains', 'يتضمن'],
  at_least: ['is at least', 'أكبر من أو يساوي'],
  at_most: ['is at most', 'أصغر من أو يساوي'],
}

/** The fields that a condition may ask for, and the condition as it is. */
type ConditionFacts = { askable: readonly FormField[]; condition: Condition | undefined }

/** A condition as staff fill it: sentences of an earlier field, a comparison and a value. It can be switched off. */
export function conditionForm(basis: { symbol: string; label: Label; hint?: Label }, { askable, condition }: ConditionFacts): GroupField {
  const tests = condition?.tests ?? []
  const fresh = firstTest(askable[0])
  const field: KindField = {
    symbol: '',
    label: ['Field', 'الحقل'],
    field_type: 'Kind',
    by: 'field',
    kinds: askable.map((one) => ({
      value: one.id,
      label: nameOfField(one),
      fields: [comparisonForm(one, comparisonsOf(one, tests))],
      fresh: firstTest(one),
    })),
  }
  const match: RowField = {
    symbol: 'match',
    label: ['Holds if', 'يتحقق عند'],
    field_type: 'Select',
    options: [
      { value: 'all', label: ['all of these hold', 'تحقق جميع ما يلي'] },
      { value: 'any', label: ['any of these holds', 'تحقق أي مما يلي'] },
    ],
    default: 'all',
  }
  const list: RowField = {
    symbol: 'tests',
    label: ['What must hold', 'ما يلزم تحققه'],
    field_type: 'List',
    fields: [field],
    fresh,
    add: ['Add a condition', 'إضافة شرط'],
    max: askable.length === 0 ? 0 : formLimits.tests,
  }
  return { ...basis, field_type: 'Group', none: 'absent', fresh: { match: 'all', tests: [fresh] }, fields: tests.length > 1 ? [match, list] : [list] }
}

/** The fields that conditions of a field may ask for: earlier ones that have a value. */
export function askableFields(fields: readonly FormField[], id: string): FormField[] {
  const at = fields.findIndex((field) => field.id === id)
  return fields.slice(0, Math.max(at, 0)).filter(asksForValue)
}

/** The comparison of a field with a value, chosen among its options where it has some. */
function comparisonForm(field: FormField, comparisons: readonly Comparison[]): KindField {
  const choices = valueChoices(field)
  const label: Label = ['Value', 'القيمة']
  const textField: RowField = { symbol: 'value', label, field_type: 'String', translatable: true, max: formLimits.tested_value }
  const options = (choices ?? []).map(({ value, label: text }) => ({ value, label: pairOf(text) }))
  const choiceField: RowField = { symbol: 'value', label, field_type: 'Select', options, default: options[0]?.value }
  const kinds = comparisons.map((is): FieldsOfKind => {
    const fresh = { field: field.id, is }
    if (is === 'filled' || is === 'empty') return { value: is, label: names[is], fields: [], fresh }
    const value = choices && is !== 'containing' ? choiceField : textField
    return { value: is, label: names[is], fields: [value], fresh: { ...fresh, value: choices?.[0]?.value ?? '' } }
  })
  return { symbol: '', label: ['Is', 'المقارنة'], field_type: 'Kind', by: 'is', keeps: ['value'], kinds }
}

/** The comparisons that make sense for a field, and those that it is compared by. */
function comparisonsOf(field: FormField, tests: readonly ConditionTest[]): Comparison[] {
  const fitting = fittingComparisons(field)
  return [...new Set([...fitting, ...tests.filter((test) => test.field === field.id).map(({ is }) => is)])]
}

function fittingComparisons(field: FormField): readonly Comparison[] {
  if (field.type === 'number') return ['filled', 'empty', 'equal', 'different', 'at_least', 'at_most']
  if (valueChoices(field)) return ['equal', 'different', 'filled', 'empty']
  return field.type === 'file' ? ['filled', 'empty'] : ['filled', 'empty', 'equal', 'different', 'containing']
}

/** The values that a field can be compared with; null for any value. */
function valueChoices(field: FormField): readonly { value: string; label: FormText }[] | null {
  if (field.type === 'consent') return [{ value: 'yes', label: { ar: 'وافق الزائر', en: 'agreed' } }]
  return field.options && field.options.length > 0 ? field.options : null
}

/** The initial test for a field: its first option, else that it is filled in. */
function firstTest(field: FormField | undefined): ConditionTest {
  const [choice] = (field && valueChoices(field)) ?? []
  const id = field?.id ?? ''
  return choice ? { field: id, is: 'equal', value: choice.value } : { field: id, is: 'filled' }
}

const pairOf = (text: FormText): WordPair => [textIn(text, 'en'), textIn(text, 'ar')]
