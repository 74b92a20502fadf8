export { FormLink } from './form-link.tsx'
export { type FormLook, FormView } from './form-view.tsx'
