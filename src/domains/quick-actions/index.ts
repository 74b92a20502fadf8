export {
  type ActionItem,
  actionItems,
  conditionsOfItems,
  displayMode,
  floatingActionState,
  type FloatingActionState,
  type ItemLimits,
  limited,
  nothingConfigured,
} from './floating-action.ts'
export { GlobalFab, quickActionsOf, type QuickActionSettings, readQuickActionsSettings } from './settings.ts'
export { quickActionWords } from './words.ts'
