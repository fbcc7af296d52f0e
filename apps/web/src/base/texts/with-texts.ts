import type { Namespace } from './catalogue.ts'
import { loadTexts } from './i18n.ts'

/** Loads a lazy part together with its texts: a part that requests them while rendering would hide the page until they load. */
export async function withTexts<Part>(part: Promise<Part>, ...namespaces: Namespace[]): Promise<Part> {
  const [loaded] = await Promise.all([part, loadTexts(...namespaces)])
  return loaded
}
