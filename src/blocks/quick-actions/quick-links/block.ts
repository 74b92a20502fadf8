import { defineBlock } from '#block-engine/define-block.ts'
import { quickActionWords } from '#domains/quick-actions/index.ts'
import { actionFields, itemFields, MOST_ITEMS } from '../shared/fields.ts'

export const quickLinks = defineBlock({
  symbol: 'quick_links',
  name: ['Quick links', 'روابط سريعة'],
  description: 'Links that come beside the page once a visitor scrolls. They take the place of the floating button of all pages.',
  short_description: ['Links beside the page once it is scrolled', 'روابط جانبية تظهر عند تصفّح الصفحة.'],
  search: ['next steps', 'sidebar', 'shortcut', 'الخطوات التالية', 'شريط جانبي', 'اختصار'],
  group: 'Advanced',
  version: 1,
  island: 'never',
  replaces: 'floating_action',
  needs: ['quickActions'],
  fields: [
    actionFields.mobileButtonLabel,
    actionFields.quickLinksExpandButtonLabel,
    actionFields.areQuickLinksReversed,
    actionFields.isfabDisabled,
    { ...actionFields.isQuickLinks, default: true },
    actionFields.isSecondary,
  ],
  groups: { max: MOST_ITEMS, fields: itemFields },
  words: quickActionWords.words,
})
