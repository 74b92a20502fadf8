import { TextInput, type TextInputProps } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { TargetKind } from '#domains/content/ui/index.ts'
import { ChooseTarget } from './choose-target.tsx'
import { useTargetNote } from './target-note.tsx'

type LinkInputProps = Pick<TextInputProps, 'source' | 'validate' | 'helperText'> & { kinds: readonly TargetKind[] }

/** An address as a field of a form, typed or chosen. */
export function LinkInput({ source, kinds, helperText, ...props }: LinkInputProps) {
  const address = String(useWatch({ name: source }) ?? '')
  const { setValue } = useFormContext()
  const note = useTargetNote(address)
  return (
    <TextInput
      {...props}
      source={source}
      helperText={note ?? helperText}
      slotProps={{
        htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'off' },
        input: {
          endAdornment: (
            <ChooseTarget
              {...{ address, kinds }}
              onPick={(picked) => setValue(source, picked, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
            />
          ),
        },
      }}
    />
  )
}
