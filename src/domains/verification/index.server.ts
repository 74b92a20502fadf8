export { checkEmail } from './email/check-email.server.ts'
export { twilioAccount } from './phone/twilio.server.ts'
export { CODE_SECONDS, checkVerification, createVerification, type PhoneVerifier } from './phone/verify-phone.server.ts'
