import { examples as postcodes } from '#blocks/dealer-locator/postcode/examples.ts'
import { examples as retailerData } from '#blocks/retailer-schema/retailer/examples.ts'
import { examples as workshopData } from '#blocks/retailer-schema/service/examples.ts'
import { dealers } from '../dealers.ts'
import { starterFormIds } from '../forms/starter-forms.ts'
import { block, callLink, buttons, paragraphs, sampleBlock, picture } from '../builders.ts'
import type { DemoPage } from '../page.ts'

/** Whoever of the retailers repairs cars; what is known of each comes from its record. */
const workshops = dealers.filter(({ tag_class }) => tag_class.includes('service')).map(({ dealer_code }) => ({ dealer_id: dealer_code }))

export const serviceCentres: DemoPage = {
  path: 'service-centres',
  type: 'page',
  title: 'مراكز الخدمة',
  meta_title: 'مراكز خدمة جاكوار ولاند روفر',
  meta_description: 'مراكز خدمة «معرض» في الخليج: العناوين وأرقام الهاتف وواتساب والخدمات المتاحة في كل مركز، والبحث بالرمز البريدي، وحجز موعد الصيانة مباشرة.',
  image: picture('service-bay'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('snippet', 'intro', {
      heading: 'مراكز الخدمة',
      header_tag: '1',
      header_size: 'xl',
      paragraph: paragraphs('فنيون معتمدون وقطع أصلية في كل مركز. اختر الأقرب إليك، واحجز موعدك من هنا.'),
      buttons: buttons(callLink('اتصل بنا')),
    }),
    block('retailer_cards', 'cards', { heading: 'اختر الأقرب إليك', header_size: 'l' }, workshops),
    sampleBlock('dealer_locator_postcode', 'postcodes', postcodes),
    block('snippet', 'service-intro', {
      heading: 'موعد الصيانة في دقيقة',
      paragraph: paragraphs('اكتب رقم اللوحة واختر المركز واليوم، ويؤكد لك مستشار الخدمة الموعد هاتفيًا.'),
      padding_grid_class: 'bottom-space-0',
    }),
    block('form', 'service', { form_id: String(starterFormIds.serviceBooking), has_two_columns: true }),
    sampleBlock('retailer_schema', 'retailer-data', retailerData),
    sampleBlock('retailer_service_schema', 'workshop-data', workshopData),
  ],
}
