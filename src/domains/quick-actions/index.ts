export {
  type ActionItem,
  actionItems,
  conditionsOfItems,
  displayMode,
  floatingActionState,
  type FloatingActionState,
  type ItemLimits,
} from './floating-action.ts'
export { GlobalFab, quickActionsOf, type QuickActionSettings } from './settings.ts'
export { quickActionWords } from './words.ts'
