/** The answers of the three questions (B-275, B-331, B-332): what rules and addresses know them by, and what they say until an editor writes another text. */
export const answers = {
  purpose: [
    ['private', 'استخدام شخصي'],
    ['business', 'استخدام للعمل'],
  ],
  period: [
    ['6-12', 'من 6 إلى 12 شهرًا'],
    ['12-24', 'من 12 إلى 24 شهرًا'],
    ['24-60', 'من 24 إلى 60 شهرًا'],
  ],
  mileage: [
    ['below_20000', 'أقل من 20,000 كم'],
    ['above_20000', 'أكثر من 20,000 كم'],
  ],
} as const satisfies Record<string, readonly (readonly [value: string, label: string])[]>
