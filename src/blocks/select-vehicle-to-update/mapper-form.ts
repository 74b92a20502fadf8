import { stringField } from '#block-engine/presets.ts'
import type { FillForm } from '#fields/field-types.ts'

const key = (symbol: string, label: [string, string]) => stringField(symbol, label, { max: 80, translatable: false })

/** How editors say which vehicles and years visitors choose from, and which groups belong to them. */
export const mapperForm: FillForm = {
  field_type: 'Group',
  fields: [
    {
      symbol: 'dropdowns',
      label: ['Vehicles', 'السيارات'],
      field_type: 'List',
      fields: [
        stringField('label', ['Name', 'الاسم'], { max: 80 }),
        key('key', ['Key', 'المفتاح']),
        { symbol: 'children', label: ['Model years', 'سنوات الطراز'], field_type: 'Lines', keepsNone: true },
      ],
      fresh: { label: '', key: '', children: [] },
      max: 200,
    },
    {
      symbol: 'subblocks_groups',
      label: ['What belongs to them', 'المجموعات التابعة لها'],
      hint: ['A group of this block, by its key, for some vehicles and years.', 'مجموعة من هذا المكوّن بمفتاحها، تظهر لسيارات وسنوات معينة.'],
      field_type: 'List',
      fields: [
        key('key', ['Key of the group', 'مفتاح المجموعة']),
        {
          symbol: 'match_dropdowns',
          label: ['Vehicles', 'السيارات'],
          field_type: 'List',
          fields: [
            key('parent_key', ['Key of the vehicle', 'مفتاح السيارة']),
            {
              symbol: 'child_key',
              label: ['Model years, none for every year', 'سنوات الطراز، وتشمل كل السنوات عند تركها فارغة'],
              field_type: 'Lines',
              keepsNone: true,
            },
          ],
          fresh: { parent_key: '', child_key: [] },
          max: 200,
        },
      ],
      fresh: { key: '', match_dropdowns: [] },
      max: 500,
    },
  ],
}
