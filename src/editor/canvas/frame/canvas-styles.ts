// Imported as text, since these styles are for the frame and must not apply to the editor around it. The rooms are all that a view may draw from.
const parts = import.meta.glob<string>(
  ['../../../ui/**/*.module.css', '../../../block-engine/**/*.module.css', '../../../domains/*/ui/**/*.module.css', '../../../blocks/**/*.module.css'],
  { query: '?inline', import: 'default', eager: true },
)
import editorIcon from '../../ui/icon.module.css?inline'
import editorTokens from '../../ui/editor-tokens.css?inline'
import colours from '#staff/look/colours.gen.css?inline'
import site from '#ui/global.css?inline'
import blockActions from '../block/block-actions.module.css?inline'
import frame from './frame.module.css?inline'
import inPlace from '../typing/in-place.css?inline'
import { onDeviceScreen } from './on-device-screen.ts'

const page = onDeviceScreen([site, ...Object.values(parts)].join('\n'))

const canvasStyles = [page, colours, editorTokens, editorIcon, frame, blockActions, inPlace].join('\n')

/**
 * The stylesheet of the frame: the site's styles first, then those of the editor's tags and bars inside it. A build makes a file of it, which this then fetches
 * (`scripts/staff-build/canvas-style-file.ts`).
 */
export const readCanvasStyles = (): Promise<string> => Promise.resolve(canvasStyles)
