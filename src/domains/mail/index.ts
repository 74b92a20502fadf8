export { isMailAddress } from './mail-address.ts'
