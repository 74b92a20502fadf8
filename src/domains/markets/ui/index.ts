export { TypedPrice } from './typed-price.tsx'
export { useKeptCountry } from './use-kept-country.ts'
