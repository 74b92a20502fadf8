import type { Words } from '#kernel/words/words.ts'

/** What checks of every connection may find. */
export const findingWords = {
  reached: ['{host} answers and takes the keys.', 'يستجيب {host} ويقبل المفاتيح.'],
  unreachable: [
    '{host} could not be reached: the address is wrong, the service is down, or the network does not let the site through.',
    'تعذّر الوصول إلى {host}: قد يكون العنوان خاطئًا، أو الخدمة متوقفة، أو الشبكة لا تسمح بالاتصال.',
  ],
  refused_address: [
    'The site may not ask {host}: addresses have to be https and outside of the own network (SERVICE_NETWORK).',
    'لا يُسمح للموقع بالاتصال بـ {host}: يجب أن يكون العنوان https وخارج الشبكة الداخلية (\u2066SERVICE_NETWORK\u2069).',
  ],
  too_large: ['{host} sent far more than expected. Is this the right address?', 'أرسل {host} أكثر بكثير من المتوقع. يُرجى التأكد من العنوان.'],
  not_theirs: [
    '{host} answered with HTTP {status}, but not as the service does: perhaps a page of a proxy or another address.',
    'أجاب {host} برمز HTTP {status}، لكن الجواب ليس جواب هذه الخدمة: قد يكون صفحة من خادم وسيط أو عنوانًا آخر.',
  ],
  wrong_keys: ['{host} does not take the keys. Check {names}.', 'رفض {host} المفاتيح. يُرجى مراجعة {names}.'],
  busy: ['{host} asks for a pause. Try again in a few minutes.', 'يطلب {host} التمهّل. أعيدوا المحاولة بعد بضع دقائق.'],
  refused: ['{host} refused: HTTP {status}, code {code}.', 'رفض {host} الطلب: HTTP {status}، الرمز {code}.'],
} as const satisfies Words
