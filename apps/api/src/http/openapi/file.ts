import { openApiDocument } from './document.ts'

/** docs/openapi.json: the document with its keys in order, so that a change of the API is a change of few lines. */
export const openApiFile = (): string => `${JSON.stringify(sorted(openApiDocument()), null, 2)}\n`

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
