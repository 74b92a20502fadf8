export { checkEmail } from './email/check-email.server.ts'
export { makeProof, PROOF_MS, readProof } from './proof.server.ts'
export { type TwilioAccount, twilioAccount } from './phone/twilio.server.ts'
export { CODE_SECONDS, checkVerification, createVerification, type PhoneVerifier } from './phone/verify-phone.server.ts'
