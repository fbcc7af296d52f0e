import { notify } from './notify.ts'

/** Copies a text to the clipboard, and says in a popup whether that worked: without TLS, or if the user forbids it, it does not. */
export async function copyText(text: string, says: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify('success', says.copied)
  } catch {
    notify('error', says.notCopied)
  }
}
