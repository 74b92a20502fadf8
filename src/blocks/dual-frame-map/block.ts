import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const dualFrameMap = defineBlock({
  symbol: 'dual_frame_map',
  name: ['Dual Frame Map', 'نص وخريطة'],
  description: 'Two halves: heading, text and buttons, and a map with one marked place.',
  short_description: ['Where one place is, beside how to reach it', 'مكان واحد على الخريطة، وبجانبه طريقة الوصول إليه.'],
  search: ['map', 'location', 'address', 'directions', 'خريطة', 'موقع', 'عنوان', 'اتجاهات'],
  group: 'Content',
  version: 1,
  island: 'visible',
  needs: ['maps'],
  fields: [
    ...headingFields,
    presets.paragraph,
    { ...pictureField('image', 'standard'), hint: ['Stands in place of the map until it is opened.', 'تظهر مكان الخريطة حتى تُفتح.'] },
    { symbol: 'latitude', label: ['Latitude', 'خط العرض'], field_type: 'Number', default: 25.2048, min: -90, max: 90 },
    { symbol: 'longitude', label: ['Longitude', 'خط الطول'], field_type: 'Number', default: 55.2708, min: -180, max: 180 },
    { symbol: 'zoom', label: ['Zoom', 'درجة التكبير'], field_type: 'Number', default: 12, min: 3, max: 18 },
    stringField('marker_label', ['Name of the place', 'اسم المكان'], { max: 120 }),
    presets.buttons,
    presets.is_reversed,
    ...sectionFields,
  ],
  words: {
    showMap: ['Show the map', 'عرض الخريطة'],
    directions: ['Directions', 'الاتجاهات'],
    newTab: ['opens in a new tab', 'يُفتح في نافذة جديدة'],
    map: ['Map', 'الخريطة'],
    zoomIn: ['Zoom in', 'تكبير'],
    zoomOut: ['Zoom out', 'تصغير'],
    useKeysToZoom: ['Hold Ctrl while scrolling to zoom the map', 'للتكبير اضغط مفتاح Ctrl مع التمرير'],
    useTwoFingers: ['Move the map with two fingers', 'حرّك الخريطة بإصبعين'],
    mapFailed: ['The map cannot be shown here.', 'يتعذّر عرض الخريطة هنا.'],
  },
})
