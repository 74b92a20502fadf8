import type { Words } from '#kernel/words/words.ts'

export const vinListWords = {
  list_help: [
    'The code of a campaign, such as airbag-2026. Blocks name the list that they ask.',
    'رمز الحملة، مثل airbag-2026. ويحدد كل مكوّن القائمة التي يسأل عنها.',
  ],
  vin_help: ['17 letters and digits; spaces and hyphens do not matter', '17 حرفًا ورقمًا، ولا أثر للمسافات والشرطات'],
  prefix_help: ['All 17 signs for one car, or the first ones for all cars that begin so', 'الرموز الـ17 لسيارة واحدة، أو بدايتها لكل السيارات التي تبدأ بها'],
} as const satisfies Words
