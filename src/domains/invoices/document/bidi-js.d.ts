/** The part of the package that is used; it has no types of its own. */
declare module 'bidi-js' {
  type Bidi = {
    getEmbeddingLevels: (text: string, direction: 'rtl' | 'ltr') => { levels: Uint8Array }
    getMirroredCharacter: (character: string) => string | null
  }
  export default function bidiFactory(): Bidi
}
