import { CONDITION } from '#block-engine/condition.ts'
import type { FieldDef } from '#fields/field-types.ts'
import { useWord } from '../words/use-word.ts'
import { FieldRow } from './field-row.tsx'
import css from './inspector.module.css'
import { inspectorWords } from './words.ts'

/** Fields for look, behaviour and links, as opposed to content. */
const technical = new Set([
  'block_scroll_id',
  'tab_id',
  'header_size',
  'header_tag',
  'header_font',
  'font_size',
  'box_color',
  'slider_theme',
  'padding_grid_class',
  'border_grid_class',
  'vertical_alignment',
  'button_position',
  'button_style',
  'dir',
  'tab_padding',
  'video-styles',
  'video-styles-wide',
  'slide_duration',
  'slide_duration_limit',
  'has_timer',
  'is_autoplay',
  'has_touch_devices_slides_limit',
  'has_wide_ratio',
  'is_ffi',
])

/** The content fields, and the others, which are collapsed below them. */
export function sortedFields(fields: readonly FieldDef[]): { content: FieldDef[]; folded: FieldDef[] } {
  // A condition has its own panel.
  return {
    content: fields.filter(({ symbol }) => !technical.has(symbol) && symbol !== CONDITION),
    folded: fields.filter(({ symbol }) => technical.has(symbol)),
  }
}

type FieldsProps = { block: string; group: string | null; fields: readonly FieldDef[] }

export function FieldList({ block, group, fields }: FieldsProps) {
  return fields.map((field) => <FieldRow key={field.symbol} block={block} group={group} field={field} />)
}

/** Rarely used fields, collapsed. */
export function Folded({ block, group, fields, isOpen = false }: FieldsProps & { isOpen?: boolean }) {
  const word = useWord(inspectorWords)
  if (fields.length === 0) return null
  return (
    <details className={css.looks} open={isOpen}>
      <summary>{word('appearance')}</summary>
      <div className={css.fields}>
        <FieldList block={block} group={group} fields={fields} />
      </div>
    </details>
  )
}

/** The fields of an item: content first, the others collapsed. */
export function FoldedFields({ block, group, fields }: FieldsProps) {
  const { content, folded } = sortedFields(fields)
  return (
    <>
      <FieldList block={block} group={group} fields={content} />
      <Folded block={block} group={group} fields={folded} isOpen={content.length === 0} />
    </>
  )
}
