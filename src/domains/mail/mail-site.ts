import type { MailSite } from '#mails/define-mail.ts'

/** What mails need of the settings of the site. */
export type MailSiteSettings = { appName: string; contact: MailSite['contact']; invoices: MailSite['seller'] }

/** The site as its mails name it, by its settings as they are now. */
export function mailSiteOf({ appName, contact, invoices }: MailSiteSettings, publicUrl: string): MailSite {
  const { phone, email, address } = contact
  const { name, address: registered, taxNumber } = invoices
  const site = { name: appName || new URL(publicUrl).hostname, url: publicUrl.replace(/\/+$/, '') }
  return { ...site, contact: { phone, email, address }, seller: { name, address: registered, taxNumber } }
}
