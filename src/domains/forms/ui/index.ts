export { FormDrawing } from './form-drawing.tsx'
export { FormLink } from './form-link.tsx'
export { closedText } from './texts.ts'
export { FormView } from './form-view.tsx'
