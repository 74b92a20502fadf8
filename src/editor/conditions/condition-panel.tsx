import type { Condition } from '#block-engine/condition.ts'
import { CONDITION } from '#block-engine/condition.ts'
import { isProductStrategy } from '#domains/dynamic-content/index.ts'
import { useBlock, usePageEditor } from '../draft/use-page-editor.tsx'
import inspectorCss from '../inspector/inspector.module.css'
import { Select } from '../ui/inputs/choices.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import { ConditionValue } from './condition-value.tsx'
import { FallbackFields } from './fallback-fields.tsx'
import { describeCondition } from './describe-condition.ts'
import { storedCondition, useVerdicts } from './use-verdict.ts'
import { brandNames, conditionWords } from './words.ts'

type ConditionPanelProps = {
  block: string
  group: string | null
  /** Whether a fallback is possible: for items only where their block draws it. */
  hasFallback: boolean
}

/** The condition of a block or an item, its fallback, and whether visitors see it now. */
export function ConditionPanel({ block, group, hasFallback }: ConditionPanelProps) {
  const word = useWord(conditionWords)
  const { setValue } = usePageEditor()
  const storedBlock = useBlock(block)
  const values = group === null ? storedBlock?.fields : storedBlock?.groups.find(({ id }) => id === group)?.fields
  const condition = storedCondition(values ?? {})
  const set = (next: Condition | undefined) => setValue(block, group, CONDITION, next)
  return (
    <details className={inspectorCss.looks} open={condition !== null}>
      <summary>{word('heading')}</summary>
      <ConditionFields condition={condition} hasFallback={hasFallback} onChange={set} />
    </details>
  )
}

type ConditionFieldsProps = { condition: Condition | null; hasFallback: boolean; onChange: (next: Condition | undefined) => void }

function ConditionFields({ condition, hasFallback, onChange }: ConditionFieldsProps) {
  const word = useWord(conditionWords)
  const { data: choices } = useAnswer('GET /api/editing/condition_choices')
  const enabled = choices?.strategies ?? []
  const offeredKeys = condition && !enabled.includes(condition.key) ? [...enabled, condition.key] : enabled
  const nameOf = (key: string) => {
    const name =
      key === 'url_brands' || key === 'mena_offers' || key === 'mena_external_sl' ? word(key) : isProductStrategy(key) ? word('product_sl', { name: key }) : key
    return enabled.includes(key) || !choices ? name : word('not_listed', { name })
  }
  return (
    <div className={inspectorCss.fields}>
      <Select
        label={word('strategy')}
        options={[{ value: '', label: word('everybody') }, ...offeredKeys.map((key) => ({ value: key, label: nameOf(key) }))]}
        value={condition?.key ?? ''}
        onChange={(key) => onChange(key === '' ? undefined : { ...(condition?.fallback ? { fallback: condition.fallback } : {}), key, value: firstValue(key) })}
      />
      {condition && (
        <>
          <ConditionValue condition={condition} choices={choices} onChange={onChange} />
          <ConditionVerdict condition={condition} />
          {hasFallback && <FallbackFields condition={condition} onChange={onChange} />}
        </>
      )}
    </div>
  )
}

function firstValue(key: string): Condition['value'] {
  if (key === 'url_brands') return 'Defender'
  return key === 'mena_offers' || isProductStrategy(key) ? {} : ''
}

/** The condition as a sentence, and whether visitors of this page meet it. */
function ConditionVerdict({ condition }: { condition: Condition }) {
  const word = useWord(conditionWords)
  const brand = useWord(brandNames)
  const verdict = useVerdicts()(condition)
  const sentence = describeCondition(condition, { word, brand, isBrand: (name): name is keyof typeof brandNames => name in brandNames })
  const now = verdict && word(verdict.why === 'failed' ? 'failed_check' : verdict.why)
  return (
    <Notice kind={verdict && verdict.why !== 'met' ? 'warning' : 'info'}>
      {sentence} {now}
    </Notice>
  )
}
