import type { DemoPage } from '../page.ts'

/** A folder answers no address of its own; it only holds the guides together in the editor's tree. */
export const ownershipGuides: DemoPage = {
  path: 'ownership-guides',
  type: 'folder',
  title: 'أدلة الملكية',
  status: 'published',
  blocks: [],
}
