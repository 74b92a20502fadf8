const ARABIC = /\p{Script=Arabic}/u

/** Arabic letters by the Latin one that names are written with. Vowels, `و`, `ي`, `ه` and `ع` come and go between spellings, and are left out. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ ب: 'b', ت: 't', ث: 't', ج: 'k', ح: '', خ: 'k', د: 'd', ذ: 'd', ر: 'r', ز: 'z', س: 's', ش: 's', ص: 's', ض: 'd', ط: 't', ظ: 'd' },
  ...{ غ: 'k', ف: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n', پ: 'b', چ: 'k', ڤ: 'f', گ: 'k' },
}

/** Latin letters that stand for the same Arabic one, or change places between towns: `ق` is heard as k, g and j. */
const ALIKE: Readonly<Record<string, string>> = { p: 'b', v: 'f', q: 'k', c: 'k', g: 'k', j: 'k' }

/** A shorter word has too little sound to be told from others. */
const FEWEST = 2

/** Whether one word begins with the other across the two scripts, by the consonants that are heard: `dubai` and `دبي`. Both are folded. */
export function soundsLike(word: string, typed: string): boolean {
  if (ARABIC.test(word) === ARABIC.test(typed)) return false
  const sound = consonants(typed)
  return sound.length >= FEWEST && consonants(word).startsWith(sound)
}

function consonants(word: string): string {
  const latin = ARABIC.test(word)
    ? [...word.replace(/^ال(?=..)/, '')].map((letter) => LATIN[letter] ?? '')
    : [...word.replace(/^al-?(?=..)/, '')].map((letter) => (/[aeiouwyh'’-]/.test(letter) ? '' : (ALIKE[letter] ?? letter)))
  return latin.join('').replace(/(.)\1+/g, '$1')
}
