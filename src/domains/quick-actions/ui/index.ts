export { QuickActions, type QuickActionsProps } from './quick-actions.tsx'
