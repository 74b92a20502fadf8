import type { Words } from '#kernel/words/words.ts'

/** What checks of payment providers find. */
export const gatewayWords = {
  live: ['The keys are live. A check makes no payment with them.', 'المفاتيح حقيقية، ولا يُنشئ الفحص بها أي دفعة.'],
  sandbox: ['The keys are for tests: no money moves.', 'المفاتيح تجريبية، ولا يتحرك بها أي مبلغ.'],
  modes_differ: ['{one} and {other} are of different modes, one for tests and one live.', '{one} و{other} من وضعين مختلفين: أحدهما تجريبي والآخر حقيقي.'],
  not_permitted: ['The key lacks a permission: {permission}. The check goes on without it.', 'ينقص المفتاحَ إذن: {permission}. يُستكمل الفحص من دونه.'],
  currency_taken: ['It takes {currency}, the currency of the site’s prices.', 'يقبل {currency}، وهي عملة أسعار الموقع.'],
  currency_not_taken: [
    'It does not take {currency}, the currency of the site’s prices, so it is not offered to buyers.',
    'لا يقبل {currency}، وهي عملة أسعار الموقع، ولذلك لا يُعرض على العملاء.',
  ],
  no_currency: ['The setting {setting} names no currency.', 'لا يحدد الإعداد {setting} عملة.'],
  no_hook: [
    'No webhook of the provider leads to {url}. Enter it there with: {events}.',
    'لا يوجد لدى المزوّد إشعار موجّه إلى {url}. أضيفوه هناك مع الأحداث: {events}.',
  ],
  hook_elsewhere: ['The webhook {name} leads to another address than {url}.', 'الإشعار المحدد في {name} موجّه إلى عنوان غير {url}.'],
  hook_unknown: ['The provider knows no webhook of the id in {name}.', 'لا يعرف المزوّد إشعارًا بالمعرّف المحدد في {name}.'],
  hook_off: ['The webhook that leads to {url} is switched off at the provider.', 'الإشعار الموجّه إلى {url} موقوف لدى المزوّد.'],
  events_missing: ['The webhook lacks these events: {events}.', 'تنقص الإشعارَ هذه الأحداث: {events}.'],
  hook_ready: ['The webhook leads here with all its events.', 'الإشعار موجّه إلى هذا الموقع بجميع أحداثه.'],
  hook_of_connect_only: [
    'The webhook that leads to {url} tells of connected accounts only. Enter a second one for the account itself, with: {events}.',
    'الإشعار الموجّه إلى {url} مخصص للحسابات المرتبطة وحدها. أضيفوا إشعارًا ثانيًا للحساب نفسه مع الأحداث: {events}.',
  ],
  no_connect_hook: [
    'No webhook for connected accounts leads to {url}. Enter it at the provider for events of connected accounts, with: {events}.',
    'لا يوجد إشعار للحسابات المرتبطة موجّه إلى {url}. أضيفوه لدى المزوّد لأحداث الحسابات المرتبطة: {events}.',
  ],
  connect_hook_off: [
    'The webhook for connected accounts that leads to {url} is switched off at the provider.',
    'إشعار الحسابات المرتبطة الموجّه إلى {url} موقوف لدى المزوّد.',
  ],
  connect_events_missing: ['The webhook for connected accounts lacks these events: {events}.', 'تنقص إشعارَ الحسابات المرتبطة هذه الأحداث: {events}.'],
  connect_hook_ready: ['The webhook for connected accounts leads here with all its events.', 'إشعار الحسابات المرتبطة موجّه إلى هذا الموقع بجميع أحداثه.'],
  connect_secret_missing: [
    'The webhook for connected accounts leads to {url}, but its secret is missing in {name}, so that it is refused.',
    'إشعار الحسابات المرتبطة موجّه إلى {url}، لكن سره غير محدد في {name}، ولذلك يُرفض.',
  ],
  test_paid: ['A test payment of {amount} was begun and cancelled.', 'أُنشئت دفعة تجريبية بمبلغ {amount} ثم أُلغيت.'],
  test_opened: [
    'A test payment of {amount} was begun. Nobody pays it, and it lapses by itself.',
    'أُنشئت دفعة تجريبية بمبلغ {amount}. لن يسددها أحد، وتنتهي من تلقاء نفسها.',
  ],
  test_refused: ['A test payment was refused: {code}.', 'رُفضت الدفعة التجريبية: {code}.'],
  hook_came: ['The webhook of the test payment arrived.', 'وصل إشعار الدفعة التجريبية.'],
  hook_lost: [
    'The webhook of the test payment did not arrive within {seconds} seconds. Check that the provider can reach {url}.',
    'لم يصل إشعار الدفعة التجريبية خلال مهلة الانتظار. تأكدوا من أن المزوّد يستطيع الوصول إلى {url}.',
  ],
  last_hook: ['The last webhook of the provider was received at this time.', 'وصل آخر إشعار من المزوّد في هذا الوقت.'],
  never_hook: ['No webhook of the provider has arrived yet. Its address is {url}.', 'لم يصل أي إشعار من المزوّد حتى الآن. العنوان المخصص له: {url}.'],
} as const satisfies Words
