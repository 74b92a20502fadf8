export { RetailerChoice } from './retailer-choice.tsx'
