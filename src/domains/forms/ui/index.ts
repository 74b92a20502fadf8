export { formHref, LAYOUT, VEHICLE } from './form-href.ts'
export { FormLink } from './form-link.tsx'
export { type FormLook, FormView } from './form-view.tsx'
