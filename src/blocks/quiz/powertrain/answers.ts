/** The answers of the five questions (B-272, B-328, B-329): what scores and addresses know them by, and what they say until an editor writes another text. */
export const answers = {
  q1: [
    ['under_11000', 'أقل من 11,000 كم'],
    ['from_11000_to_24000', 'من 11,000 إلى 24,000 كم'],
    ['over_24000', 'أكثر من 24,000 كم'],
  ],
  q2: [
    ['under_16', 'أقل من 16 كم'],
    ['from_16_to_48', 'من 16 إلى 48 كم'],
    ['from_48_to_160', 'من 48 إلى 160 كم'],
    ['over_160', 'أكثر من 160 كم'],
  ],
  q3: [
    ['city', 'داخل المدينة'],
    ['motorway', 'على الطرق السريعة'],
    ['off_road', 'خارج الطرق المعبدة'],
    ['towing', 'مع القطر'],
    ['none', 'لا شيء مما سبق'],
  ],
  q4: [
    ['yes', 'نعم'],
    ['no', 'لا'],
  ],
  q5: [
    ['home', 'في البيت'],
    ['work', 'في العمل'],
    ['public', 'في المحطات العامة فقط'],
    ['none', 'لا تتوفر لي محطة شحن'],
  ],
} as const satisfies Record<string, readonly (readonly [value: string, label: string])[]>
