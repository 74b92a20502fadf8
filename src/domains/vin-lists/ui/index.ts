export { VinField } from './vin-field.tsx'
