export {
  type ActionItem,
  actionItems,
  conditionsOfItems,
  floatingActionState,
  type FloatingActionState,
  type ItemLimits,
} from './floating-action.ts'
export type { QuickActionSettings } from './settings.ts'
export { quickActionWords } from './words.ts'
