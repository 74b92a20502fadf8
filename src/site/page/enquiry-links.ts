import type { EnquiryKind } from '#domains/content/index.ts'
import type { SiteContent } from './site-content.server.ts'
import { formHref } from '#domains/forms/index.ts'
import { phoneHref, whatsAppHref } from '#domains/retailers/index.ts'

/** Who is asked, on which page. `title` names the car or the subject; empty where a page is about nothing in particular. */
export type EnquiryPlace = {
  phone: string
  title: string
  url: string
  /** Where the page stands, without the language prefix; its first part is a family of cars, or anything else. */
  path: string
  sentences: Readonly<Record<EnquiryKind, string>>
  /** Ids of forms by the kind that they serve. */
  forms: Readonly<Record<string, number>>
}

/**
 * Where buttons lead that promise something: the one place that decides it. The form of the kind opens, with the page's family of cars as its model;
 * a kind without one opens a WhatsApp chat with what was asked for, the page's car and its address; a number in no international form is called.
 */
export function enquiryLinks({ phone, title, url, path, sentences, forms }: EnquiryPlace): (kind: EnquiryKind) => string | null {
  const model = path.split('/')[0] ?? ''
  return (kind) => {
    const formId = forms[kind]
    if (formId !== undefined) return formHref({ formId, hidden: model === '' ? {} : { model } })
    return whatsAppHref(phone, [title ? `${sentences[kind]}: ${title}` : sentences[kind], url].join('\n')) ?? phoneHref(phone)
  }
}

/** The enquiries of a page, to the importer's own number. */
export function enquiriesOf({ settings, words }: Pick<SiteContent, 'settings' | 'words'>, { title, url, path }: Pick<EnquiryPlace, 'title' | 'url' | 'path'>) {
  const sentences = {
    'test-drive': words['enquiry.test_drive'],
    offer: words['enquiry.offer'],
    brochure: words['enquiry.brochure'],
    design: words['enquiry.design'],
    service: words['enquiry.service'],
    'trade-in': words['enquiry.trade_in'],
    notify: words['enquiry.notify'],
  }
  return enquiryLinks({ phone: settings.contact.phone, title, url, path, sentences, forms: settings.forms.enquiries })
}
