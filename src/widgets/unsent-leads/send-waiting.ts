export { sendUnsent } from '#domains/forms/index.ts'
