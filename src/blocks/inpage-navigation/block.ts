import { defineBlock } from '#block-engine/define-block.ts'
import { pictureField, presets, stringField } from '#block-engine/presets.ts'

export const inpageNavigation = defineBlock({
  symbol: 'inpage_navigation',
  name: ['Inpage navigation', 'تنقّل داخل الصفحة'],
  description: 'A bar of links to the blocks of its page, by their Block Scroll ID, or to other pages. It can stay in view and marks the section being read.',
  short_description: ['Sticky links to blocks of the page', 'شريط روابط إلى أقسام الصفحة يثبت أعلاها.'],
  search: ['anchor', 'menu', 'sticky', 'jump links', 'قائمة', 'روابط داخلية', 'شريط تنقل', 'انتقال'],
  group: 'Content',
  version: 1,
  island: 'never', // a script without React marks the section in view: `ui/section-in-view`
  anchor: false,
  fields: [
    pictureField('logo', 'square', ['Logo', 'الشعار']),
    stringField('title', ['Title', 'العنوان'], { max: 80 }),
    { symbol: 'cta', label: ['Call to action', 'زر الإجراء'], field_type: 'Link', translatable: true },
    { symbol: 'is_sticky', label: ['Stays in view', 'يثبت أعلى الصفحة'], field_type: 'Bool', default: true },
    presets.box_color,
  ],
  groups: {
    max: 10,
    fields: [
      stringField('label', ['Label', 'التسمية'], { max: 80 }),
      stringField('target_scroll_id', ['Block Scroll ID of the target', 'معرّف المكوّن المقصود'], { max: 80, translatable: false }),
      { symbol: 'link', label: ['Link, where there is no target', 'الرابط'], field_type: 'Link', translatable: true },
    ],
  },
  words: { label: ['On this page', 'في هذه الصفحة'] },
})
