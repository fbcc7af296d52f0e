import { expect } from 'vitest'
import type { Engine } from './engine.ts'

const roles = {
  button: 'button, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  dialog: '[role=dialog]',
  menuitem: '[role=menuitem]',
  field: 'input',
  row: 'tr',
  text: 'body *',
}
type Role = keyof typeof roles
/** What a user looks for: by role and name, or by a text, inside the first element that `inside` selects. */
type Wanted = { role: Role; name: string; isPart: boolean; inside?: string }

/**
 * Marks the first visible element that fits, and returns whether there is one. It runs in the page. A name is the label, or else the text;
 * a text belongs to the element that contains it itself.
 */
function mark(selector: string, { role, name, isPart, inside }: Wanted): boolean {
  for (const marked of document.querySelectorAll('[data-found]')) marked.removeAttribute('data-found')
  const scope = inside === undefined ? document : document.querySelector(inside)
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const ownText = (element: Element) =>
    [...element.childNodes].map(node => (node.nodeType === 3 ? node.textContent : '')).join('')
  const nameOf = (element: Element): string => {
    if (role === 'text') return ownText(element)
    const labelled = element.getAttribute('aria-labelledby')
    const label = element instanceof HTMLInputElement && element.labels?.[0]
    return (
      element.getAttribute('aria-label') ??
      (labelled ? document.getElementById(labelled)?.textContent : undefined) ??
      ((label ? label.textContent : element.textContent) || '')
    )
  }
  const fits = (element: Element) => {
    const named = tidy(nameOf(element))
    return element.checkVisibility() && (isPart ? named.includes(name) : named === name)
  }
  const found = [...(scope?.querySelectorAll(selector) ?? [])].find(fits)
  found?.setAttribute('data-found', '')
  return found !== undefined
}

/** Records errors from now on; the page keeps the list. */
function watchErrors(): number {
  const page = window as unknown as { errors?: string[] }
  if (page.errors) return page.errors.length
  const errors: string[] = []
  page.errors = errors
  addEventListener('error', event => errors.push(event.message))
  addEventListener('unhandledrejection', event => errors.push(String(event.reason)))
  const log = console.error
  console.error = (...words: unknown[]) => {
    errors.push(words.join(' '))
    log(...words)
  }
  return 0
}

const found = '[data-found]'

/** A user at a browser: finds things by role and name, waits for them, and presses them. */
export function playerAt(engine: Engine, origin: string) {
  const look = (wanted: Wanted) =>
    engine.evaluate<boolean>(
      `(${mark.toString()})(${JSON.stringify(roles[wanted.role])}, ${JSON.stringify(wanted)})`,
    )
  const see = async (role: Role, name: string, { isPart = false, inside }: Partial<Wanted> = {}) => {
    const wanted = { role, name, isPart, inside }
    try {
      await expect.poll(() => look(wanted)).toBe(true)
    } catch (cause) {
      const shown = await engine.evaluate<string>('document.body.innerText.slice(0, 1500)')
      throw new Error(`there is no ${role} "${name}" on the page: ${shown}`, { cause })
    }
  }
  return {
    see,
    open: async (path: string) => {
      await engine.open(origin + path)
      await engine.evaluate(`(${watchErrors.toString()})()`)
    },
    press: async (role: Role, name: string, options?: Partial<Wanted>) => {
      await see(role, name, options)
      await engine.click(found)
    },
    fill: async (label: string, text: string) => {
      await see('field', label)
      await engine.type(found, text)
    },
    key: engine.press,
    notSee: async (role: Role, name: string, inside?: string) => {
      const wanted = { role, name, isPart: false, inside }
      await expect.poll(() => look(wanted), { message: `no ${role} ${name}` }).toBe(false)
    },
    path: () => engine.evaluate<string>('location.pathname'),
    errors: () => engine.evaluate<string[]>('window.errors ?? []'),
  }
}

export type Player = ReturnType<typeof playerAt>
