import { bannerPositions, bannerTitleTags } from '#domains/consent/index.ts'
import { isProductStrategy } from '#domains/dynamic-content/index.ts'
import { iconNames } from '#ui/icon-sprite.tsx'
import type { settingFormWords } from './words.ts'

/** The input for one part of a structured setting. */
export type ShapeField = { name: string; label: keyof typeof settingFormWords } & (
  | { input: 'text' | 'words' | 'address' | 'lines' | 'pairs' | 'names' }
  | { input: 'flag'; isOnByDefault?: true }
  /** Without a value the first option applies. */
  | { input: 'choice'; options: readonly { value: string; label: keyof typeof settingFormWords | null }[] }
  | { input: 'list'; fields: readonly ShapeField[] }
  /** Stored as null while all its fields are empty. */
  | { input: 'object'; fields: readonly ShapeField[] }
)

/** A setting that is a list of objects, or one object; `nullable` ones can be switched off. */
export type SettingShape = { kind: 'list' | 'object'; nullable?: true; fields: readonly ShapeField[] }

const icons: ShapeField = {
  name: 'icon',
  label: 'icon',
  input: 'choice',
  options: ['', ...iconNames].map((value) => ({ value, label: value === '' ? ('none' as const) : null })),
}
const itemLink: readonly ShapeField[] = [{ name: 'label', label: 'label', input: 'text' }, { name: 'link', label: 'link', input: 'address' }, icons]

/** The default comes first. */
const titleTags = ['h2', ...bannerTitleTags.filter((tag) => tag !== 'h2')] as const

const fab: SettingShape = {
  kind: 'object',
  nullable: true,
  fields: [
    {
      name: 'items',
      label: 'items',
      input: 'list',
      fields: [
        ...itemLink,
        {
          name: 'target',
          label: 'target',
          input: 'choice',
          options: [
            { value: '', label: 'same_tab' },
            { value: '_blank', label: 'new_tab' },
          ],
        },
        {
          name: 'dc_strategy',
          label: 'dc_strategy',
          input: 'object',
          fields: [
            { name: 'key', label: 'strategy', input: 'address' },
            { name: 'value', label: 'strategy_value', input: 'pairs' },
          ],
        },
        { name: 'use_dc_fallback', label: 'use_dc_fallback', input: 'flag' },
        { name: 'fallback', label: 'fallback', input: 'object', fields: itemLink },
      ],
    },
    { name: 'isQuickLinks', label: 'isQuickLinks', input: 'flag' },
    { name: 'isSecondary', label: 'isSecondary', input: 'flag' },
    { name: 'areQuickLinksReversed', label: 'areQuickLinksReversed', input: 'flag' },
    { name: 'isfabDisabled', label: 'isfabDisabled', input: 'flag' },
    { name: 'mobileButtonLabel', label: 'mobileButtonLabel', input: 'text' },
    { name: 'quickLinksExpandButtonLabel', label: 'quickLinksExpandButtonLabel', input: 'text' },
  ],
}

const footerLink: readonly ShapeField[] = [
  { name: 'label', label: 'label', input: 'text' },
  { name: 'target', label: 'link', input: 'address' },
  {
    name: 'target_type',
    label: 'target_type',
    input: 'choice',
    options: [
      { value: 'url', label: 'usual' },
      { value: 'phone', label: 'phone' },
      { value: 'email', label: 'email' },
    ],
  },
  {
    name: 'target_action',
    label: 'target_action',
    input: 'choice',
    options: [
      { value: '', label: 'same_tab' },
      { value: 'new_tab', label: 'new_tab' },
      { value: 'modal', label: 'window' },
    ],
  },
]

const shapes: Readonly<Record<string, SettingShape>> = {
  'general.fab': fab,
  cookie_consent: {
    kind: 'object',
    nullable: true,
    fields: [
      { name: 'title', label: 'banner_title', input: 'text' },
      { name: 'title_level', label: 'title_level', input: 'choice', options: titleTags.map((value) => ({ value, label: null })) },
      { name: 'text', label: 'banner_text', input: 'words' },
      { name: 'accept', label: 'accept', input: 'text' },
      { name: 'reject', label: 'reject', input: 'text' },
      { name: 'has_reject', label: 'has_reject', input: 'flag', isOnByDefault: true },
      { name: 'button_position', label: 'button_position', input: 'choice', options: bannerPositions.map((value) => ({ value, label: value })) },
    ],
  },
  'consent.platform': {
    kind: 'object',
    nullable: true,
    fields: [
      { name: 'cookie', label: 'cookie', input: 'address' },
      { name: 'categories', label: 'categories', input: 'pairs' },
      { name: 'events', label: 'events', input: 'names' },
      { name: 'object', label: 'object', input: 'address' },
      { name: 'reload', label: 'reload', input: 'address' },
      { name: 'open', label: 'open', input: 'address' },
    ],
  },
  predefined_links: {
    kind: 'list',
    fields: [
      { name: 'alias', label: 'alias', input: 'address' },
      { name: 'url', label: 'url', input: 'address' },
    ],
  },
  'general.back_button': {
    kind: 'object',
    nullable: true,
    fields: [
      { name: 'pages', label: 'pages', input: 'lines' },
      { name: 'label', label: 'button_label', input: 'text' },
      { name: 'link', label: 'home_link', input: 'address' },
    ],
  },
  'navigation.config': {
    kind: 'object',
    nullable: true,
    fields: [
      { name: 'url', label: 'menu_url', input: 'address' },
      { name: 'locale', label: 'locale', input: 'address' },
      { name: 'disable', label: 'disable', input: 'address' },
      { name: 'enable', label: 'enable', input: 'address' },
      { name: 'logo', label: 'logo', input: 'address' },
    ],
  },
  'footer.columns': {
    kind: 'list',
    fields: [
      { name: 'heading', label: 'heading', input: 'text' },
      { name: 'links', label: 'links', input: 'list', fields: footerLink },
    ],
  },
  'footer.social_links': { kind: 'list', fields: [{ name: 'id', label: 'network', input: 'address' }, ...footerLink] },
  'footer.legal_links': { kind: 'list', fields: footerLink },
  logo: {
    kind: 'list',
    fields: [
      { name: 'matchingPath', label: 'matching_path', input: 'address' },
      { name: 'homepage', label: 'logo_homepage', input: 'address' },
      {
        name: 'logo',
        label: 'logo',
        input: 'choice',
        options: ['group', 'jaguar', 'land-rover', 'range-rover', 'defender', 'discovery'].map((value) => ({ value, label: null })),
      },
    ],
  },
  'markets.countries': {
    kind: 'list',
    fields: [
      { name: 'country', label: 'country', input: 'address' },
      { name: 'name', label: 'country_name', input: 'text' },
      { name: 'currency', label: 'currency', input: 'address' },
      { name: 'time_zone', label: 'time_zone', input: 'address' },
      { name: 'vat_percent', label: 'vat_percent', input: 'address' },
      { name: 'vat_wording', label: 'vat_wording', input: 'text' },
      { name: 'registration_included', label: 'registration_included', input: 'flag' },
      { name: 'finance_product', label: 'finance_product', input: 'address' },
      { name: 'annual_rate', label: 'annual_rate', input: 'address' },
      { name: 'reservation_fee', label: 'reservation_fee', input: 'address' },
      { name: 'tax_number', label: 'tax_number', input: 'address' },
      { name: 'identity_document', label: 'identity_document', input: 'text' },
      { name: 'weekend', label: 'weekend', input: 'names' },
      {
        name: 'holidays',
        label: 'holidays',
        input: 'list',
        fields: [
          { name: 'name', label: 'holiday_name', input: 'text' },
          { name: 'from', label: 'first_day', input: 'address' },
          { name: 'to', label: 'last_day', input: 'address' },
        ],
      },
    ],
  },
  'markets.exchange_rates': {
    kind: 'list',
    fields: [
      { name: 'currency', label: 'currency', input: 'address' },
      { name: 'rate', label: 'rate', input: 'address' },
    ],
  },
  'dynamic_content.mena_external_sl__config': { kind: 'object', fields: [{ name: 'url', label: 'models_url', input: 'address' }] },
}

const product: SettingShape = {
  kind: 'object',
  fields: [
    { name: 'api_base_url', label: 'api_base_url', input: 'address' },
    {
      name: 'lists_to_check',
      label: 'lists',
      input: 'list',
      fields: [
        { name: 'uuid', label: 'uuid', input: 'address' },
        { name: 'name', label: 'list_name', input: 'address' },
      ],
    },
  ],
}

/** The shape of a structured setting; undefined for settings without a form. */
export function shapeOf(key: string): SettingShape | undefined {
  const [, strategy = ''] = key.match(/^dynamic_content\.(\w+)__config$/) ?? []
  return Object.hasOwn(shapes, key) ? shapes[key] : isProductStrategy(strategy) ? product : undefined
}
