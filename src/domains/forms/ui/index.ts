export { FormDrawing } from './form-drawing.tsx'
export { FormLink } from './form-link.tsx'
export { type FormLook, FormView } from './form-view.tsx'
