import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  { name: 'هدايا بحسب خط المنتجات', fields: { heading: 'من متجرنا', header_size: 'l', lang: 'ar', market: 'ae', collection: 'gifts' } },
  { name: 'بلا خطوط وعلى خلفية رمادية', fields: { heading: 'الأحدث', lang: 'ar', collection: 'gifts', limit: 4, grouped: false, slider_theme: 'grey-theme' } },
]
