import { examples as mapUpdate } from '#blocks/map-update/examples.ts'
import { examples as selectVehicleToUpdate } from '#blocks/select-vehicle-to-update/examples.ts'
import { examples as localVinChecker } from '#blocks/vin-checker/local/examples.ts'
import { block, picture, sampleBlock } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const vehicleUpdates: DemoPage = {
  path: 'vehicle-updates',
  type: 'page',
  title: 'تحديثات السيارة والاستدعاء',
  meta_description: 'تحقق برقم الهيكل من حملات الاستدعاء في الإمارات، وحدّث خرائط سيارتك ونظامها بنفسك: جاكوار ورينج روفر وديفندر وديسكفري لدى «معرض».',
  image: picture('interior-dash'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'تحديثات السيارة والاستدعاء',
      header_tag: '1',
      header_size: 'xl',
      subtitle: 'رقم الهيكل يكفي.',
      image: picture('interior-dash'),
      vertical_alignment: 'center',
    }),
    sampleBlock('map_update', 'maps', mapUpdate, { block_scroll_id: 'maps' }),
    sampleBlock('select_vehicle_to_update', 'software', selectVehicleToUpdate, { block_scroll_id: 'software' }),
    sampleBlock('local_vin_checker', 'campaign', localVinChecker, { block_scroll_id: 'campaign', box_color: 'grey-theme' }),
  ],
}
