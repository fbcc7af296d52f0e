import { createAtom } from '@tanstack/react-store'
import { consentStore } from '../storage/consent-store.ts'
import { eager, type Namespace } from './catalogue.ts'
import { chosenLanguage, type Language, rememberLanguage } from './language.ts'
import { addTexts, type FullKey, hasTexts, translate, type Values } from './translate.ts'

/** Every visitor sees the Polish welcome; the list of the other Polish texts and of the back-office's loads with the first of them. */
const files = import.meta.glob<{ default: object }>([
  './en/*.ts',
  './pl/welcome.ts',
  '!./en/{admin*,errors,shell,ui,deck,keyplays,perks,phases,sleeves}.ts',
])

async function readTexts(language: string, namespace: string): Promise<object> {
  if (isOfGamePage(namespace)) return { ...(await readGamePage(language))[namespace] }
  const file = `./${language}/${namespace}.ts`
  const load = files[file] ?? (await import('./more-texts.ts')).moreTexts[file]
  if (!load) throw new Error(`no texts for ${namespace} in ${language}`)
  return { ...(await load()).default }
}

/** The game page needs these at once: one file has them. */
const isOfGamePage = (namespace: string) => /^(deck|keyplays|perks|phases|sleeves)$/.test(namespace)

const readGamePage = async (language: string): Promise<Record<string, object>> =>
  language === 'pl' ? (await import('./more-texts.ts')).readPolishGamePage() : import('./game-page/en.ts')

/** The language of the app. */
export const i18n = createAtom<{ language: Language }>({ language: 'en' })

/** Returns a text in the language of the app, for code outside components. */
export const say = (key: FullKey<Namespace>, values?: Values): string =>
  translate(i18n.get().language, key, values)

/** The namespaces that have been shown: they load before the language changes. */
const wanted = new Set<string>(Object.keys(eager))
/** Running attempts, and promises of their ends that never reject. */
const attempts = new Map<string, Promise<void>>()
const ends = new Map<string, Promise<void>>()

/** Loads a namespace in a language once; after a failure the next call tries again. */
export function loadTextsIn(language: Language, namespace: string): Promise<void> {
  wanted.add(namespace)
  const name = `${language}/${namespace}`
  const attempt = attempts.get(name)
  if (attempt || hasTexts(language, namespace)) return attempt ?? Promise.resolve()
  const started = readTexts(language, namespace)
    .then(texts => addTexts(language, namespace, texts))
    .finally(() => attempts.delete(name))
  attempts.set(name, started)
  ends.set(name, endOf(started))
  return started
}

/** The end of an attempt, which says when it has come: React does not wait for such a promise again. */
function endOf(attempt: Promise<void>): Promise<void> {
  const end = attempt
    .catch(() => undefined)
    .finally(() => {
      Object.assign(end, { status: 'fulfilled' })
    })
  return end
}

/** Loads the texts of a screen; for a route's loader, so that they load together with its code. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  const { language } = i18n.get()
  await Promise.all(namespaces.map(each => loadTextsIn(language, each)))
  if (language !== i18n.get().language) await loadTexts(...namespaces)
}

/**
 * The promise that a component without loaded texts waits for: the end of the attempt, whether it succeeds or not. It stays the same
 * afterwards, since a component that has waited must ask for it again: React's `use` may not be left out then.
 */
export function endOfLoading(language: Language, namespace: Namespace): Promise<void> | undefined {
  const name = `${language}/${namespace}`
  if (!ends.has(name) && !hasTexts(language, namespace))
    loadTextsIn(language, namespace).catch(() => undefined)
  return ends.get(name)
}

let chosen: Language

/** Shows the app in a language once the shown namespaces have loaded; until then, and if that fails, the language stays. Nothing is remembered. */
export async function showLanguage(language: Language): Promise<void> {
  chosen = language
  await Promise.all([...wanted].map(each => loadTextsIn(language, each)))
  // The user has chosen another language meanwhile.
  if (chosen !== language) return
  document.documentElement.lang = language
  i18n.set({ language })
}

/** Resolves when the texts of every page have loaded in the visitor's language; if that fails, the app is in English for now. */
export async function startTexts(): Promise<void> {
  await showLanguage(chosenLanguage()).catch(() => undefined)
  consentStore.choice.subscribe(() => rememberLanguage(i18n.get().language))
}

/** Switches the language of the app and remembers it; rejects if its texts do not load. */
export async function setLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  rememberLanguage(language)
}
