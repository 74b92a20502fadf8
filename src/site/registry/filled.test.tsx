// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { pages } from '#demo/content/pages/index.ts'
import { settings as demoSettings } from '#demo/content/settings.ts'
import { showroomForm } from '#domains/stock/index.ts'
import { FILLED_ELSEWHERE, type FieldDef, type FillForm } from '#fields/field-types.ts'
import { canBeFilled } from '#fields/staff/can-be-filled.ts'
import { FilledValue } from '#fields/staff/filled-value.tsx'
import { type PlainControl, StaffKitProvider } from '#fields/staff/staff-kit.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import { settingTable } from './setting-table.ts'

afterEach(cleanup)

type Values = Readonly<Record<string, unknown>>
const isJson = (field: FieldDef): field is Extract<FieldDef, { format: 'json' }> => 'format' in field && field.format === 'json'
const fieldsOf = (template: string): { own: readonly FieldDef[]; items: readonly FieldDef[] } => {
  const block = catalogue.get(template)?.block
  return { own: block?.fields ?? [], items: block?.groups?.fields ?? [] }
}

/** The demo names the pictures of a turn by their keys until it is loaded. */
function withIds(fields: Values): Values {
  const idsOf = (value: unknown) => (isRecord(value) && Array.isArray(value.picture_keys) ? value.picture_keys.map((_, index) => index + 1) : value)
  return Object.fromEntries(Object.entries(fields).map(([symbol, value]) => [symbol, idsOf(value)]))
}

/** Every form of a value of JSON, with the values that the demo and the samples of blocks store in it. */
function storedValues(): { name: string; filled: FillForm; value: unknown }[] {
  const samples = [...catalogue].flatMap(([template, { examples }]) => examples.map(({ fields, groups = [] }) => ({ template, fields, groups })))
  const demo = pages.flatMap(({ blocks }) =>
    blocks.map(({ template, fields, groups }) => ({ template, fields: withIds(fields), groups: groups.map((group) => withIds(group.fields)) })),
  )
  const inBlocks = [...samples, ...demo].flatMap(({ template, fields, groups }) => {
    const { own, items } = fieldsOf(template)
    const found = (values: Values, defs: readonly FieldDef[]) =>
      defs.filter(isJson).flatMap(({ symbol, filled, default: usual }) => {
        if (filled === FILLED_ELSEWHERE) return []
        return [values[symbol] ?? usual, usual].map((value) => ({ name: `${template}.${symbol}`, filled, value }))
      })
    return [...found(fields, own), ...groups.flatMap((group) => found(group as Values, items))]
  })
  const inSettings = Object.entries(settingTable).flatMap(([key, { filled, default: usual }]) =>
    filled
      ? [(demoSettings as Values)[key] ?? usual, usual].map((value) => ({
          name: key,
          filled,
          value: typeof value === 'string' && value.trim() ? JSON.parse(value) : value,
        }))
      : [],
  )
  const calculator = { type: 'calculator', config: { fields: { api: 'x', most: 3, isOpen: true, none: null, terms: [12, '24'] }, groups: [{ id: 1 }] } }
  const showroom = { blocks: [{ type: 'html', html: '<p>نص</p>' }, calculator], other: 1 }
  const all = [...inBlocks, ...inSettings, { name: 'showroom', filled: showroomForm, value: showroom }]
  return [...new Map(all.map((one) => [`${one.name} ${JSON.stringify(one.value)}`, one])).values()]
}

function Control({ field, storedValue: stored, onChange }: PlainControl) {
  const value = stored ?? field.default
  if (field.field_type === 'Number')
    return (
      <input
        aria-label="number"
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      />
    )
  if (field.field_type === 'String' || field.field_type === 'Text')
    return <textarea aria-label="text" value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
  return null
}

test('no value has JSON as its only input, but for those whose reason is named', () => {
  const elsewhere = [...catalogue.values()].flatMap(({ block }) => {
    const all = [...block.fields, ...(block.groups?.fields ?? [])]
    return all.filter(isJson).flatMap(({ symbol, filled }) => (filled === FILLED_ELSEWHERE ? [`${symbol}: ${filled}`] : []))
  })
  // The panel of conditions fills it, with the strategies of the site.
  expect(new Set(elsewhere)).toEqual(new Set(['dc_strategy: elsewhere']))
  const settings = Object.entries(settingTable).filter(([, { format, filled }]) => format === 'json' && filled === undefined)
  expect(settings.map(([key]) => key)).toEqual([])
  expect(JSON.stringify(showroomForm)).not.toMatch(/"(Json|elsewhere)"/)
})

test('no setting has a list of pictures, which the admin has no control for: it would be edited as source', () => {
  const withPictures = Object.entries(settingTable).filter(([, { filled }]) => JSON.stringify(filled ?? null).includes('"Pictures"'))
  expect(withPictures.map(([key]) => key)).toEqual([])
})

test('the demo and the samples store values of many kinds', () => {
  expect(storedValues().length).toBeGreaterThan(100)
})

// One test for each form, since together they take longer than one may.
test.each([...Map.groupBy(storedValues(), ({ name }) => name)])(
  'every stored value of %s opens as a form, and stays to the letter when it is only looked at, or typed into and back',
  async (name, values) => {
    for (const { filled, value } of values) {
      expect(canBeFilled(filled, value), name).toBe(true)
      let kept = value
      function Kept() {
        const [stored, setStored] = useState(value)
        kept = stored
        return (
          <StaffKitProvider value={{ language: 'ar', drawControl: (control) => <Control {...control} />, drawPictures: () => null }}>
            <FilledValue id="f" label="قيمة" filled={filled} value={stored} onChange={setStored} drawSource={() => <code>{JSON.stringify(stored)}</code>} />
          </StaffKitProvider>
        )
      }
      const container = await act(async () => {
        const drawn = render(<Kept />)
        await import('#fields/staff/any-part.tsx')
        return drawn.container
      })
      fireEvent.click(screen.getByRole('button', { name: /JSON/ }))
      expect(container.querySelector('code')?.textContent ?? '', name).toBe(JSON.stringify(value) ?? '')
      fireEvent.click(screen.getByRole('button', { name: /JSON/ }))
      expect(JSON.stringify(kept), name).toBe(JSON.stringify(value))
      for (const input of container.querySelectorAll<HTMLInputElement>('input[aria-label], textarea')) {
        const before = input.value
        if (before === '') continue
        fireEvent.change(input, { target: { value: `${before}1` } })
        fireEvent.change(input, { target: { value: before } })
        // A text that was a default or missing is now written; whatever was stored is as it was.
        expect(kept, name).toMatchObject(value as object)
      }
      expect(JSON.stringify(kept).length, name).toBeGreaterThanOrEqual((JSON.stringify(value) ?? '').length)
      cleanup()
    }
  },
)
