import { isFilled, listOf } from '#kernel/json/json-values.ts'
import { type ConfigType, financingOptions, type FinancingOption, toConfigType } from '../vocabulary.ts'

/** The content blocks beside a vehicle, under the names of the specification. */
export type ShowroomBlock =
  | { type: 'html'; html: string }
  | { type: 'calculator'; config: { fields: unknown; groups: unknown } }
  | { type: 'finance_options_table' }
  | { type: 'form'; form: { fields: { form_id: string | number } } }

/** A way to pay, as it is offered. */
export type FinanceOption = { label: string }

type Unread = Readonly<Record<string, unknown>>

/** The required fields of each type of block (C-164 to C-167). */
const checks: Record<ShowroomBlock['type'], (block: Unread) => boolean> = {
  html: ({ html }) => typeof html === 'string' && html.trim() !== '',
  calculator: ({ config }) => isFilled(at(config, 'fields')) && isFilled(at(config, 'groups')),
  finance_options_table: () => true,
  form: ({ form }) => isFilled(at(at(form, 'fields'), 'form_id')),
}

/** The blocks that can be shown, in their order; what is incomplete or of an unknown type is left out (C-163). */
export function showroomBlocks(blocks: unknown): ShowroomBlock[] {
  return listOf(blocks).filter((block) => {
    const type = at(block, 'type')
    return typeof type === 'string' && Object.hasOwn(checks, type) && checks[type as ShowroomBlock['type']](block as Unread)
  }) as ShowroomBlock[] // the checks are what the types say
}

/** The finance options that have a label (C-168). */
export function financeOptions<Option extends FinanceOption>(options: unknown): Option[] {
  return listOf(options).filter((option) => {
    const label = at(option, 'label')
    return typeof label === 'string' && label.trim() !== ''
  }) as Option[] // as the configuration was written; only the label is vouched for
}

type ConfigFlaw = { path: (string | number)[]; code: 'not_a_list' | 'incomplete' }

/** What of a configuration's content would be left out, by its path: `blocks.1` is no block that can be shown. */
export function configFlaws(content: Unread): ConfigFlaw[] {
  const lists = [
    ['blocks', showroomBlocks],
    ['finance_options', financeOptions],
  ] as const
  return lists.flatMap(([key, blocks]): ConfigFlaw[] => {
    const list = content[key]
    if (list === undefined) return []
    if (!Array.isArray(list)) return [{ path: [key], code: 'not_a_list' }]
    return list.flatMap((item, index) => (blocks([item]).length > 0 ? [] : [{ path: [key, index], code: 'incomplete' }]))
  })
}

/** The types of configuration that concern a vehicle: what stands beside all of them, and those of the ways it may be paid. */
export function configTypesOf(options: readonly FinancingOption[]): ConfigType[] {
  return ['additional', ...financingOptions.filter((option) => options.includes(option)).map(toConfigType)]
}

function at(thing: unknown, key: string): unknown {
  return typeof thing === 'object' && thing !== null ? (thing as Unread)[key] : undefined
}
