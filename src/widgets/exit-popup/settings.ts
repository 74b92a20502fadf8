import { longText, markup, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'

export const exitPopupSettings = defineSettings(['Leaving the site', 'مغادرة الموقع'], ['home'], {
  'general.exit_popup.allow_list': longText(
    '',
    ['Addresses that are asked about', 'عناوين يُسأل قبل فتحها'],
    [
      'Addresses outside that are asked about before they are followed, one a line; * stands for anything. Empty never asks.',
      'عناوين خارجية يُسأل الزائر قبل فتحها، عنوان في كل سطر، والرمز * يعني أي نص. لا سؤال عند تركها فارغة.',
    ],
  ),
  'general.exit_popup.block_list': longText(
    '',
    ['Addresses that are never asked about', 'عناوين تُفتح دون سؤال'],
    ['Addresses that are never asked about.', 'عناوين تُفتح دون سؤال.'],
  ),
  'general.exit_popup.content': markup(
    '',
    'text',
    ['Text of the question', 'نص السؤال'],
    ['Text of the question; empty has the built-in one.', 'نص السؤال؛ يُعرض النص المعتمد عند تركه فارغًا.'],
  ),
  'general.exit_popup.ok_text': text(
    '',
    ['Button that goes on', 'زر المتابعة'],
    ['Button that goes on; empty says Go.', 'زر المتابعة؛ يُعرض «متابعة» عند تركه فارغًا.'],
  ),
  'general.exit_popup.cancel_text': text(
    '',
    ['Button that stays', 'زر البقاء'],
    ['Button that stays; empty shows none.', 'زر البقاء؛ لا يظهر عند تركه فارغًا.'],
  ),
})

export function readExitPopupSettings(read: ReadSettings) {
  const own = read(exitPopupSettings)
  return {
    allow: linesOf(own['general.exit_popup.allow_list']),
    block: linesOf(own['general.exit_popup.block_list']),
    content: own['general.exit_popup.content'].trim(),
    okText: own['general.exit_popup.ok_text'],
    cancelText: own['general.exit_popup.cancel_text'],
  }
}

/** The patterns of a list: one a line, empty lines do not count (C-122). */
function linesOf(list: string): string[] {
  return list.split(/\r?\n/).flatMap((line) => line.trim() || [])
}
