// Read as text: these styles belong to the page in the frame and must not reach the editor around it.
const parts = import.meta.glob<string>(['../../ui/*.module.css', '../../blocks/**/*.module.css'], { query: '?inline', import: 'default', eager: true })
import editorIcon from '../ui/icon.module.css?inline'
import editorTokens from '../ui/editor-tokens.css?inline'
import site from '#ui/global.css?inline'
import blockActions from './block-actions.module.css?inline'
import frame from './frame.module.css?inline'
import inPlace from './in-place.css?inline'

/** Everything that the page in the frame is drawn with, site first, and what the editor draws on top of it. */
export const canvasStyles = [site, ...Object.values(parts), editorTokens, editorIcon, frame, blockActions, inPlace].join('\n')
