export { FormDrawing } from './form-drawing.tsx'
export { FormLink } from './form-link.tsx'
export { FormView } from './form-view.tsx'
