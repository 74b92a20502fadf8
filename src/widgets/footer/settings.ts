import { z } from 'zod'
import { type Button, targetActions, targetTypes } from '#fields/field-types.ts'
import { json, markup, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'
import { columnRows, legalRows, socialRows } from './setting-forms.ts'

const FooterLink = z.object({
  id: z.string().default(''),
  label: z.string().min(1),
  button_type: z.string().optional(),
  target: z.string(),
  target_type: z.enum(targetTypes).optional(),
  target_action: z.enum(targetActions).or(z.literal('')).optional(),
})
type FooterLink = z.output<typeof FooterLink>
const FooterColumn = z.object({ heading: z.string(), links: z.array(FooterLink).max(30) })

export const footerSettings = defineSettings(['Footer', 'تذييل الموقع'], ['home'], {
  'footer.columns': json(
    z.array(FooterColumn).max(8),
    [],
    ['Columns of links', 'أعمدة الروابط'],
    ['Columns of footer links: heading and links.', 'أعمدة روابط التذييل: عنوان وروابط.'],
    { filled: columnRows },
  ),
  'footer.social_links': json(
    z.array(FooterLink).max(12),
    [],
    ['Social networks', 'شبكات التواصل الاجتماعي'],
    ['Links to social networks; the id names the icon.', 'روابط شبكات التواصل الاجتماعي؛ يحدد المعرّف الأيقونة.'],
    { filled: socialRows },
  ),
  'footer.legal_links': json(
    z.array(FooterLink).max(12),
    [],
    ['Legal links', 'الروابط القانونية'],
    ['Legal links at the end of the footer.', 'الروابط القانونية في آخر التذييل.'],
    { filled: legalRows },
  ),
  'footer.legal_text': markup('', 'text', ['Legal text', 'النص القانوني'], ['Legal text at the end of the footer.', 'النص القانوني في آخر التذييل.']),
  'general.mena_retailers.footer.config.api': text(
    '',
    ['Settings of the footer retailer finder', 'إعدادات البحث عن المعارض في التذييل'],
    ['Address of the JSON settings of the footer retailer finder.', 'عنوان إعدادات JSON للبحث عن المعارض في التذييل.'],
  ),
})

export function readFooterSettings(read: ReadSettings) {
  const footer = read(footerSettings)
  return {
    columns: footer['footer.columns'].map(({ heading, links }) => ({ heading, links: links.map(buttonOf) })),
    socialLinks: footer['footer.social_links'].map(buttonOf),
    legalLinks: footer['footer.legal_links'].map(buttonOf),
    legalText: footer['footer.legal_text'],
    /** Address of the retailer finder's JSON settings, '' without one (C-317). */
    finderSettingsUrl: footer['general.mena_retailers.footer.config.api'],
  }
}

function buttonOf({ target_action, ...link }: FooterLink): Button {
  return target_action ? { ...link, target_action } : link
}
