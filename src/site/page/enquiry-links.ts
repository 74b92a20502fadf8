import type { EnquiryKind } from '#domains/content/index.ts'
import type { SiteContent } from './site-content.server.ts'
import { phoneHref, whatsAppHref } from '#domains/retailers/index.ts'

/** Who is asked, on which page. `title` names the car or the subject; empty where a page is about nothing in particular. */
export type EnquiryPlace = { phone: string; title: string; url: string; sentences: Readonly<Record<EnquiryKind, string>> }

/**
 * Where buttons lead that promise something: the one place that decides it. A WhatsApp chat opens with what was asked for, the page's car and its
 * address; a number in no international form is called instead. Once a form serves a kind, its address stands here.
 */
export function enquiryLinks({ phone, title, url, sentences }: EnquiryPlace): (kind: EnquiryKind) => string | null {
  return (kind) => whatsAppHref(phone, [title ? `${sentences[kind]}: ${title}` : sentences[kind], url].join('\n')) ?? phoneHref(phone)
}

/** The enquiries of a page, to the importer's own number. */
export function enquiriesOf({ settings, words }: Pick<SiteContent, 'settings' | 'words'>, { title, url }: Pick<EnquiryPlace, 'title' | 'url'>) {
  const sentences = {
    'test-drive': words['enquiry.test_drive'],
    offer: words['enquiry.offer'],
    brochure: words['enquiry.brochure'],
    design: words['enquiry.design'],
    service: words['enquiry.service'],
    notify: words['enquiry.notify'],
  }
  return enquiryLinks({ phone: settings.contact.phone, title, url, sentences })
}
