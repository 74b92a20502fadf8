import type { MailExamples } from '../define-mail.ts'
import type { leadNotification } from './mail.tsx'

export const examples: MailExamples<typeof leadNotification> = {
  test_drive: {
    name: ['Test drive', 'تجربة قيادة'],
    props: {
      formName: 'حجز تجربة قيادة',
      number: '1042',
      received: '15 مايو 2026، 14:30',
      retailer: 'معرض الخليج، دبي',
      pageUrl: 'https://maarad.example/ar/showroom/326',
      leadUrl: 'https://maarad.example/ar/admin/leads/1042',
      facts: [
        { label: 'الاسم', value: 'سارة المنصوري' },
        { label: 'الهاتف', value: '+971 50 123 4567' },
        { label: 'البريد الإلكتروني', value: 'sara@example.com' },
        { label: 'السيارة', value: 'Defender 110 X-Dynamic SE' },
        { label: 'الموعد', value: '20 مايو 2026، 11:00' },
        { label: 'ملاحظات', value: 'أفضّل تجربة السيارة على طريق صحراوي.\nسيرافقني شخصان.' },
      ],
    },
  },
  shortest: {
    name: ['The shortest', 'الأقصر'],
    props: { formName: 'أخبروني عند توفرها', number: '7', received: '15 مايو 2026، 09:05', leadUrl: 'https://maarad.example/ar/admin/leads/7', facts: [] },
  },
  released: {
    name: ['Released, with its own texts', 'أُفرج عنه، بنصوص خاصة'],
    props: {
      formName: 'استفسار',
      number: '1043',
      received: '15 مايو 2026، 16:10',
      leadUrl: 'https://maarad.example/ar/admin/leads/1043',
      facts: [{ label: 'الرسالة', value: 'هل تتوفر السيارة باللون الأخضر؟' }],
      ownSubject: 'استفسار عاجل من الموقع',
      introduction: 'يُرجى الرد خلال ساعتين.\n\nتُسجَّل مدة الاستجابة.',
      wasSuspected: true,
    },
  },
}
