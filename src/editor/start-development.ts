import '#ui/refresh-hook.ts'

await import('./start.tsx')
