import { TextInput, type TextInputProps } from 'react-admin'

/** A text field for codes, paths and URLs, which are left to right. */
export function LtrTextInput({ inputMode, ...props }: TextInputProps) {
  return <TextInput {...props} slotProps={{ htmlInput: { dir: 'ltr', inputMode, spellCheck: false, autoCapitalize: 'off' } }} />
}
