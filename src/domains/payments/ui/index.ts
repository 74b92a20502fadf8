export { openStripeForm, type StripeForm } from './stripe-form.ts'
export { PaymentStep } from './payment-step.tsx'
