import { type DescribedSchema, exampleMaker } from './example-of.ts'

type Content = { readonly [type: string]: { schema?: unknown; example?: unknown } }
type WithContent = { content?: Content }
type Operation = { requestBody?: WithContent; responses?: { readonly [status: string]: WithContent } }
type Document = { paths?: { readonly [path: string]: object } | undefined; components?: { schemas?: object } | undefined }

/** Gives every JSON body and every JSON answer of a call that went well an example, made of its schema. */
export function addExamples(document: Document): void {
  const exampleOf = exampleMaker((document.components?.schemas ?? {}) as Record<string, DescribedSchema>)
  for (const { requestBody, responses = {} } of Object.values(document.paths ?? {}).flatMap((methods): Operation[] => Object.values(methods))) {
    const succeeded = Object.entries(responses).filter(([status]) => status.startsWith('2'))
    for (const part of [requestBody, ...succeeded.map(([, response]) => response)]) {
      const json = part?.content?.['application/json']
      if (json?.schema && json.example === undefined) json.example = exampleOf(json.schema as DescribedSchema)
    }
  }
}
