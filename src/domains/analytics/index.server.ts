export { findSpeed } from './speed/find-speed.server.ts'
export { keepSpeed } from './speed/keep-speed.server.ts'
