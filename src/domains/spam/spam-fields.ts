/**
 * Names of the fields that a form sends besides its own. The honeypot is in the form's markup, hidden from people and assistive
 * technology; the solution is what the browser made of the challenge.
 */
export const HONEYPOT_FIELD = 'company_website'
export const SOLUTION_FIELD = 'altcha'
export const CAPTCHA_FIELD = 'g-recaptcha-response'
