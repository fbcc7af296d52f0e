import type { Namespace } from './catalogue.ts'
import { loadTexts } from './i18n.ts'

/** Waits for a part that loads apart and for its texts: one that asks for them as it is drawn hides the page until they are there. */
export async function withTexts<Part>(part: Promise<Part>, ...namespaces: Namespace[]): Promise<Part> {
  const [loaded] = await Promise.all([part, loadTexts(...namespaces)])
  return loaded
}
