import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Names a class of a style sheet by its own name and the sheet's place, the same on every machine. Vite's own names also have the number
 * of the line: they made a hundredth of all code, as pages have the names of their classes in their scripts.
 */
export function className(name: string, file: string): string {
  const place = relative(import.meta.dirname, file.replace(/\?.*/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`
}
