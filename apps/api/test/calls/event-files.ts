import type { TestUser } from '../fixtures/test-app.ts'
import { multipart, type UploadPart } from './score-upload.ts'

type Line = {
  path: string
  act: 'create' | 'change' | 'keep'
  what: string
  name: string
  fields: { field: string; before: string; after: string }[]
}
export type ImportBody = {
  imported: boolean
  event: { id: number | null; name: string }
  created: number
  changed: number
  kept: number
  unchanged: number
  lines: Line[]
  plan: string
  sources: { name: string; path: string }[]
  rule?: string
  message?: string
  issues?: { path: (string | number)[]; message: string; params?: { rule?: string } }[]
}

export async function exportEvent(by: Pick<TestUser, 'call'>, eventId: number): Promise<string> {
  const { body } = await by.call<{ text: string }>(`/api/clutchdeck/export-event?id=${eventId}`)
  return body.text
}

export function importEvent(
  by: Pick<TestUser, 'call' | 'cookie'>,
  file: string | Buffer | object,
  fields: Record<string, string | number | boolean> = {},
) {
  const content = typeof file === 'string' || Buffer.isBuffer(file) ? file : JSON.stringify(file)
  const parts = Object.entries(fields).map(([name, value]): UploadPart => [name, String(value)])
  const { payload, headers } = multipart([...parts, ['file', content]], 'event.json')
  return by.call<ImportBody>(
    '/api/clutchdeck/import-event',
    {},
    { payload, headers: { ...headers, cookie: by.cookie } },
  )
}

/** The faults of a refused file, as `/phases/1/locksAt: RULE`. */
export const issueTexts = ({ issues = [] }: ImportBody): string[] =>
  issues.map(
    ({ path, message, params }) => `${path.map(part => `/${part}`).join('')}: ${params?.rule ?? message}`,
  )
