import i18n, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { NotLoadedError } from '../loading/load-module.ts'
import { consentStore } from '../storage/consent-store.ts'
import { eager, type Namespace } from './catalogue.ts'
import { chosenLanguage, type Language, rememberLanguage } from './language.ts'

/** Every visitor sees the Polish welcome; the list of the other Polish texts loads with the first of them. */
const files = import.meta.glob<{ default: object }>([
  './en/*.ts',
  './pl/welcome.ts',
  '!./en/{errors,shell,ui,deck,keyplays,perks,phases,sleeves}.ts',
])

async function readTexts(language: string, namespace: string): Promise<object> {
  if (isOfGamePage(namespace)) return { ...(await readGamePage(language))[namespace] }
  const file = `./${language}/${namespace}.ts`
  const load = files[file] ?? (await import('./polish.ts')).polish[file]
  if (!load) throw new Error(`no texts for ${namespace} in ${language}`)
  return { ...(await load()).default }
}

/** The game page needs these at once: one file has them. */
const isOfGamePage = (namespace: string) => /^(deck|keyplays|perks|phases|sleeves)$/.test(namespace)

const readGamePage = async (language: string): Promise<Record<string, object>> =>
  language === 'pl' ? (await import('./polish.ts')).readGamePage() : import('./game-page/en.ts')

const fromFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    readTexts(language, namespace).then(
      texts => done(null, texts),
      (error: Error) => done(error, null),
    )
  },
}

i18n.on('languageChanged', language => {
  document.documentElement.lang = language
})
consentStore.choice.subscribe(() => rememberLanguage(i18n.language))

/** Resolves when the texts of every page have loaded in the visitor's language. */
export async function startTexts(): Promise<void> {
  await i18n
    .use(fromFiles)
    .use(initReactI18next)
    .init({
      lng: chosenLanguage(),
      fallbackLng: 'en',
      resources: { en: eager },
      partialBundledLanguages: true,
      ns: Object.keys(eager),
      defaultNS: 'shell',
      interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    })
}

/** Loads the texts of a screen; for a route's loader, so that they travel together with its code. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await i18n.loadNamespaces(namespaces)
  // What has failed once is not asked for again by itself.
  const missing = namespaces.filter(each => !i18n.hasResourceBundle(i18n.language, each))
  if (missing.length === 0) return
  await i18n.reloadResources([i18n.language], missing)
  if (missing.some(each => !i18n.hasResourceBundle(i18n.language, each))) throw new NotLoadedError(missing)
}

/** Loads a namespace in a language other than the app's. */
export async function loadTextsIn(language: Language, namespace: Namespace): Promise<void> {
  if (!i18n.hasResourceBundle(language, namespace)) await i18n.reloadResources([language], [namespace])
}

/** Switches the language of the app and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language)
  rememberLanguage(language)
}

export { i18n }
