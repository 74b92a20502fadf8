import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'ثلاث خطوات برقم الهيكل',
    fields: {
      heading: 'حدّث خرائط سيارتك',
      header_size: 'l',
      installer_apple_link: { label: '', url: '/contact-us' },
      installer_windows_link: { label: '', url: '/contact-us' },
    },
  },
]
