import type { Words } from '#kernel/words/words.ts'

export const conflictWords = {
  title: ['Somebody else changed it meanwhile', 'عدّله شخص آخر أثناء تحريرك'],
  saved_by_at: ['Last saved by {name}, {time}.', 'آخر من حفظه {name}، {time}.'],
  saved_by: ['Last saved by {name}.', 'آخر من حفظه {name}.'],
  saved_at: ['Last saved: {time}.', 'آخر حفظ: {time}.'],
  intro: ['Choose what stays in each place. Nothing of yours is lost until you decide.', 'اختر ما يبقى في كل موضع. لن يُفقد شيء مما كتبته قبل أن تقرر.'],
  same: ['Both versions hold the same now.', 'لا اختلاف بين النسختين الآن.'],
  mine: ['My version', 'نسختي'],
  theirs: ['The stored version', 'النسخة المحفوظة'],
  all_mine: ['All mine', 'نسختي في الكل'],
  all_theirs: ['All as stored', 'المحفوظة في الكل'],
  done: ['Keep these', 'اعتماد الاختيار'],
  later: ['Continue editing', 'متابعة التحرير'],
} as const satisfies Words
