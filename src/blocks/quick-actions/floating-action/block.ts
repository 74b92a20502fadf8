import { defineBlock } from '#block-engine/define-block.ts'
import { quickActionWords } from '#domains/quick-actions/index.ts'
import { actionFields, itemFields, MOST_ITEMS } from '../shared/fields.ts'

export const floatingAction = defineBlock({
  symbol: 'floating_action',
  name: ['Floating button', 'زر عائم'],
  description: 'The floating button of this page: a round button that opens a list of links. It takes the place of the one of all pages.',
  short_description: ['A round button with links over the page', 'زر دائري فوق الصفحة يفتح قائمة روابط.'],
  search: ['fab', 'floating action button', 'shortcut', 'زر دائري', 'إجراء', 'اختصار'],
  group: 'Advanced',
  version: 1,
  island: 'never',
  replaces: 'floating_action',
  needs: ['quickActions'],
  fields: [
    actionFields.isSecondary,
    actionFields.isfabDisabled,
    actionFields.isQuickLinks,
    actionFields.mobileButtonLabel,
    actionFields.quickLinksExpandButtonLabel,
    actionFields.areQuickLinksReversed,
  ],
  groups: { max: MOST_ITEMS, fields: itemFields },
  words: quickActionWords.words,
})
