export { QuickActions as FloatingAction } from '#domains/quick-actions/ui/index.ts'
