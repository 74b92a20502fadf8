export { openStripeForm, type StripeForm } from '../gateways/stripe/ui/stripe-form.ts'
export { PaymentStep } from './payment-step.tsx'
