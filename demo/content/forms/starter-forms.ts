import type { FormDraft, FormField, FormText } from '#domains/forms/index.ts'
import { contact } from '../builders.ts'
import { both, contactBy, email, financeQuote, firstName, lastName, message, model, phone, privacyConsent, vehicle } from './fields.ts'

/** The forms of the demo by what they are for; pages and settings name them by these ids. */
export const starterFormIds = { enquiry: 1, testDrive: 2, brochure: 3, serviceBooking: 4, tradeIn: 5, notifyMe: 6 } as const

type Letter = { heading: FormText; text: FormText; subject: string; team: string; teamLines: string; lines: string; to?: string }
type StarterForm = { id: number; name: string; type: FormDraft['type']; locale: 'ar'; fields: readonly FormField[]; settings: unknown }

const person = [firstName, lastName, phone, email]
const PERSON_LINES = 'الاسم: {first_name} {last_name}\nالجوال: {phone}\nالبريد الإلكتروني: {email}'
const year = (max: number) => ({ required: true as const, min: 1990, max })

/** Thank-you text, a mail to the team and one to the customer. */
function answered({ heading, text, subject, team, teamLines, lines, to = contact.salesEmail }: Letter, more: object = {}) {
  return {
    thank_you: { heading, text },
    notifications: [{ recipients: [to], subject: both(`${team}: {first_name} {last_name}`), template: both(`${PERSON_LINES}\n${teamLines}`.trim()) }],
    confirmations: {
      enabled: true,
      email_field: 'email',
      subject: both(subject),
      template: both(`مرحبًا {first_name}،\n\n${lines}\n\nمع أطيب التحيات\nفريق «معرض»`),
    },
    retention_days: 730,
    answer_minutes: 120,
    ...more,
  }
}

const enquiry: StarterForm = {
  id: starterFormIds.enquiry,
  name: 'استفسار',
  type: 'inquiry',
  locale: 'ar',
  fields: [...person, vehicle, contactBy, { ...message, rules: { required: true, max: 1000 } }, privacyConsent, ...financeQuote],
  settings: answered(
    {
      heading: both('وصلنا استفسارك', 'We have your enquiry'),
      text: both('سيتواصل معك أحد مستشارينا في أقرب وقت ممكن خلال ساعات العمل.', 'One of our advisers will contact you shortly during working hours.'),
      subject: 'وصلنا استفساركم',
      team: 'استفسار جديد',
      teamLines: 'السيارة: {vehicle}\nوسيلة التواصل: {contact_by}\n\n{message}',
      lines: 'شكرًا لتواصلكم معنا. وصلنا استفساركم، وسيرد عليكم أحد مستشارينا خلال ساعات العمل.',
    },
    { submit_label: both('أرسل الاستفسار', 'Send the enquiry') },
  ),
}

const testDrive: StarterForm = {
  id: starterFormIds.testDrive,
  name: 'تجربة القيادة',
  type: 'lead',
  locale: 'ar',
  fields: [
    { id: 'step_when', name: 'step_when', type: 'step', label: both('السيارة والموعد', 'Vehicle and time') },
    model,
    vehicle,
    { id: 'retailer', name: 'retailer', type: 'retailer', label: both('المعرض', 'Retailer'), rules: { required: true } },
    { id: 'day', name: 'day', type: 'date', label: both('اليوم', 'Day'), rules: { required: true }, half: true },
    {
      id: 'time',
      name: 'time',
      type: 'time_slot',
      label: both('الوقت', 'Time'),
      rules: { required: true },
      retailer_field: 'retailer',
      date_field: 'day',
      slot_minutes: 60,
      half: true,
    },
    { id: 'step_who', name: 'step_who', type: 'step', label: both('بياناتك', 'Your details') },
    ...person,
    {
      id: 'licence',
      name: 'licence',
      type: 'checkbox',
      label: both('رخصة القيادة', 'Driving licence'),
      options: [{ value: 'yes', label: both('أحمل رخصة قيادة سارية', 'I hold a valid driving licence') }],
      rules: { required: true },
    },
    { ...message, label: both('ملاحظات', 'Notes') },
    privacyConsent,
  ],
  settings: answered(
    {
      heading: both('وصلنا طلب تجربة القيادة', 'We have your test drive request'),
      text: both(
        'سنؤكد لك الموعد هاتفيًا قبله بيوم. أحضر معك رخصة القيادة.',
        'We will confirm the appointment by phone a day before. Please bring your licence.',
      ),
      subject: 'طلب تجربة القيادة',
      team: 'طلب تجربة قيادة',
      teamLines: 'الطراز: {model}\nالسيارة: {vehicle}\nالمعرض: {retailer}\nالموعد: {day} {time}\n\n{message}',
      lines: 'شكرًا لاهتمامكم. سجلنا طلبكم لتجربة القيادة في {retailer} يوم {day} الساعة {time}، وسنؤكد لكم الموعد هاتفيًا قبله بيوم.',
    },
    { submit_label: both('احجز تجربة القيادة', 'Book the test drive') },
  ),
}

const brochure: StarterForm = {
  id: starterFormIds.brochure,
  name: 'طلب كتيّب',
  type: 'lead',
  locale: 'ar',
  fields: [model, ...person.map((field) => (field.id === 'phone' ? { ...field, rules: {} } : field)), privacyConsent],
  settings: answered(
    {
      heading: both('وصلنا طلبك', 'We have your request'),
      text: both('سنرسل لك الكتيّب إلى بريدك الإلكتروني.', 'We will send the brochure to your e-mail address.'),
      subject: 'كتيّب الطراز الذي اخترتموه',
      team: 'طلب كتيّب',
      teamLines: 'الطراز: {model}',
      lines: 'شكرًا لاهتمامكم. سنرسل لكم كتيّب {model} في رسالة مستقلة.',
    },
    { submit_label: both('اطلب الكتيّب', 'Request the brochure') },
  ),
}

const serviceBooking: StarterForm = {
  id: starterFormIds.serviceBooking,
  name: 'حجز موعد الصيانة',
  type: 'lead',
  locale: 'ar',
  fields: [
    model,
    { id: 'plate', name: 'plate', type: 'text', label: both('رقم اللوحة', 'Plate number'), rules: { required: true, max: 20 }, half: true },
    {
      id: 'mileage',
      name: 'mileage',
      type: 'number',
      label: both('المسافة المقطوعة بالكيلومتر', 'Mileage in km'),
      rules: { min: 0, max: 2_000_000 },
      half: true,
    },
    {
      id: 'service',
      name: 'service',
      type: 'checkbox',
      label: both('الخدمة المطلوبة', 'Service'),
      options: [
        { value: 'periodic', label: both('الصيانة الدورية', 'Periodic service') },
        { value: 'tyres', label: both('الإطارات والفرامل', 'Tyres and brakes') },
        { value: 'body', label: both('الهيكل والطلاء', 'Body and paint') },
        { value: 'other', label: both('خدمة أخرى', 'Something else') },
      ],
      rules: { required: true },
    },
    {
      ...message,
      label: both('صف ما تحتاج إليه', 'Describe what you need'),
      show_when: { match: 'all', tests: [{ field: 'service', is: 'equal', value: 'other' }] },
      required_when: { match: 'all', tests: [{ field: 'service', is: 'equal', value: 'other' }] },
    },
    { id: 'retailer', name: 'retailer', type: 'retailer', label: both('مركز الخدمة', 'Service centre'), rules: { required: true }, retailer_tag: 'service' },
    { id: 'day', name: 'day', type: 'date', label: both('اليوم المفضل', 'Preferred day'), rules: { required: true } },
    ...person,
    privacyConsent,
  ],
  settings: answered(
    {
      heading: both('وصلنا طلب الموعد', 'We have your booking request'),
      text: both('سيتصل بك مركز الخدمة لتأكيد الموعد.', 'The service centre will call you to confirm the appointment.'),
      subject: 'طلب موعد الصيانة',
      team: 'طلب موعد صيانة',
      teamLines: 'الطراز: {model}\nاللوحة: {plate}\nالمسافة: {mileage} كم\nالخدمة: {service}\nالمركز: {retailer}\nاليوم: {day}\n\n{message}',
      lines: 'شكرًا لثقتكم بنا. وصلنا طلب موعد الصيانة يوم {day} في {retailer}، وسيتصل بكم المركز لتأكيده.',
      to: contact.serviceEmail,
    },
    { submit_label: both('اطلب الموعد', 'Request the appointment') },
  ),
}

const tradeIn: StarterForm = {
  id: starterFormIds.tradeIn,
  name: 'تقييم سيارتك للاستبدال',
  type: 'lead',
  locale: 'ar',
  fields: [
    { id: 'step_car', name: 'step_car', type: 'step', label: both('سيارتك', 'Your car') },
    { id: 'make', name: 'make', type: 'text', label: both('الشركة المصنّعة', 'Make'), rules: { required: true, max: 60 }, half: true },
    { id: 'car_model', name: 'car_model', type: 'text', label: both('الطراز', 'Model'), rules: { required: true, max: 60 }, half: true },
    { id: 'year', name: 'year', type: 'number', label: both('سنة الصنع', 'Year'), rules: year(2030), half: true },
    {
      id: 'mileage',
      name: 'mileage',
      type: 'number',
      label: both('المسافة المقطوعة بالكيلومتر', 'Mileage in km'),
      rules: { required: true, min: 0, max: 2_000_000 },
      half: true,
    },
    {
      id: 'photos',
      name: 'photos',
      type: 'file',
      label: both('صور السيارة', 'Photos of the car'),
      hint: both('صور بصيغة JPG أو PNG أو WebP، حتى 5 ميغابايت للصورة', 'JPG, PNG or WebP, up to 5 MB each'),
      rules: { size: 5120, accept: ['jpg', 'jpeg', 'png', 'webp'] },
    },
    { id: 'step_who', name: 'step_who', type: 'step', label: both('بياناتك', 'Your details') },
    ...person,
    vehicle,
    privacyConsent,
  ],
  settings: answered(
    {
      heading: both('وصلتنا بيانات سيارتك', 'We have the details of your car'),
      text: both(
        'سنرسل لك تقييمًا مبدئيًا خلال يومي عمل، ويصبح نهائيًا بعد المعاينة.',
        'You will have a first valuation within two working days; it becomes final after an inspection.',
      ),
      subject: 'تقييم سيارتكم',
      team: 'طلب تقييم سيارة',
      teamLines: 'السيارة: {make} {car_model}، {year}\nالمسافة: {mileage} كم\nالسيارة المطلوبة: {vehicle}',
      lines: 'شكرًا لكم. وصلتنا بيانات سيارتكم {make} {car_model}، وسنرسل لكم تقييمًا مبدئيًا خلال يومي عمل.',
    },
    { submit_label: both('اطلب التقييم', 'Request the valuation') },
  ),
}

const notifyMe: StarterForm = {
  id: starterFormIds.notifyMe,
  name: 'أبلغني عند التوفر',
  type: 'lead',
  locale: 'ar',
  fields: [firstName, lastName, email, { ...phone, rules: {} }, { ...model, rules: {} }, vehicle, privacyConsent],
  settings: answered(
    {
      heading: both('سجلنا طلبك', 'We have noted your request'),
      text: both('سنبلغك فور توفر سيارة تناسب طلبك.', 'We will let you know as soon as a matching vehicle is available.'),
      subject: 'سنبلغكم عند التوفر',
      team: 'طلب إبلاغ عند التوفر',
      teamLines: 'الطراز: {model}\nالسيارة: {vehicle}',
      lines: 'شكرًا لاهتمامكم. سنبلغكم على هذا البريد فور توفر سيارة تناسب طلبكم.',
    },
    { submit_label: both('أبلغني', 'Notify me') },
  ),
}

export const starterForms: readonly StarterForm[] = [enquiry, testDrive, brochure, serviceBooking, tradeIn, notifyMe]
