import { notify } from './notify.ts'

/** Copies a text to the clipboard, and says in a popup whether that worked: if the user forbids it, it does not. */
export async function copyText(text: string, says: { copied: string; notCopied: string }): Promise<void> {
  try {
    if (isSecureContext) await navigator.clipboard.writeText(text)
    else copySelected(text)
    notify('success', says.copied)
  } catch {
    notify('error', says.notCopied)
  }
}

/** Copies as pages without TLS can, which have no clipboard: what is selected in a field. */
function copySelected(text: string): void {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // Within the dialog that is open, which keeps the focus inside.
  focused?.parentElement?.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!isCopied) throw new Error('The browser does not copy.')
}
