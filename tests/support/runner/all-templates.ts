import { expect } from 'vitest'

// The screens of the editor have all templates once they stand. Tests of how those come load them by themselves.
if (expect.getState().testPath?.includes('/src/editor/')) {
  const { loadAllTemplates } = await import('#editor/catalogue/block-templates.ts')
  await loadAllTemplates()
}
