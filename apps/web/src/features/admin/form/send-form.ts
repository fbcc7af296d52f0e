import type { FormName } from '../../../base/api/calls.gen.ts'
import { callOf } from '../../../base/api/calls.ts'
import { defaultText } from '../../../base/api/client.ts'
import { CallError, readFailure } from '../../../base/api/failure.ts'
import { say } from '../../../base/texts/i18n.ts'

/** A form with a file or several, for the call of that name. */
export type FileForm = {
  call: FormName
  fields: Readonly<Record<string, string | number | boolean | undefined>>
  file: File | File[]
}

function multipart({ fields, file }: FileForm): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value))
  for (const each of [file].flat()) form.append('file', each)
  return form
}

/** Sends a form; calls `onProgress` with the share that is sent, 0 to 1, which fetch cannot report. */
export function sendForm<Answer>(form: FileForm, onProgress: (share: number) => void, signal?: AbortSignal) {
  const failure = (status: number, body: unknown, retryAfter: string | null = null) => {
    const text = status === 0 ? say('errors:offline') : defaultText(form.call)
    return new CallError(readFailure(status, body, text, retryAfter))
  }
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 200) resolve(request.response)
      else reject(failure(request.status, request.response, request.getResponseHeader('retry-after')))
    }
    request.onerror = () => reject(failure(0, undefined))
    request.onabort = () => reject(new DOMException('The upload was taken back.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.open('POST', callOf(form.call).path)
    request.send(multipart(form))
  })
}
