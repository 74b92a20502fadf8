type Symboled = { readonly symbol: string }

/** What kinds of fields with a value of their own are read as. */
type Plain<Field> = Field extends { field_type: 'Number' }
  ? Field extends { default: number } | { required: true }
    ? number
    : number | null
  : Field extends { field_type: 'Bool' }
    ? boolean
    : Field extends { field_type: 'Select'; options: readonly { value: infer Value }[] }
      ? Value
      : Field extends { field_type: 'Choices'; options: readonly { value: infer Value }[] }
        ? Value[]
        : Field extends { field_type: 'Lines' }
          ? string[]
          : string

/** The type of the value of a field, as it is read by its definition: a number without a default may be null, so may an object that can be switched off. */
export type ValueOf<Field> = Field extends { field_type: 'Group'; fields: infer Fields extends readonly Symboled[] }
  ? ValuesOf<Fields> | (Field extends { none: 'null' } ? null : never)
  : Field extends { field_type: 'List'; fields: readonly [infer Only extends { symbol: '' }] }
    ? ValueOf<Only>[]
    : Field extends { field_type: 'List'; fields: infer Fields extends readonly Symboled[] }
      ? ValuesOf<Fields>[]
      : Field extends { field_type: 'Pairs'; value: infer Value }
        ? Record<string, ValueOf<Value>>
        : Plain<Field>

/** The type of an object with these fields, by their symbols. */
export type ValuesOf<Fields extends readonly Symboled[]> = { -readonly [Field in Fields[number] as Field['symbol']]: ValueOf<Field> }
