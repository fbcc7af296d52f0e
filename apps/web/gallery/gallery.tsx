import { languageNames, languages } from '../src/base/texts/language.ts'
import { useTranslation } from '../src/base/texts/use-translation.ts'
import { PopupArea } from '../src/frame/shell/popup-area.tsx'
import { FeedbackExamples } from './feedback.tsx'
import styles from './gallery.module.css'
import { InputExamples } from './input.tsx'
import { LayoutExamples } from './layout.tsx'
import { OverlayExamples } from './overlay.tsx'

const groups = {
  input: InputExamples,
  overlay: OverlayExamples,
  feedback: FeedbackExamples,
  layout: LayoutExamples,
} as const
export type Group = keyof typeof groups

const isGroup = (name: string | null): name is Group => name !== null && name in groups

/** Shows the components of one group of ui/ in their states: `gallery.html?group=input&language=pl`. */
export function Gallery() {
  const { i18n } = useTranslation()
  const requested = new URLSearchParams(location.search).get('group')
  const group = isGroup(requested) ? requested : 'input'
  const Examples = groups[group]
  return (
    <div className={styles.gallery}>
      <nav aria-label="Gallery" className={styles.nav}>
        {Object.keys(groups).map(name => (
          <a
            key={name}
            href={`?group=${name}&language=${i18n.language}`}
            aria-current={name === group && 'page'}
          >
            ui/{name}
          </a>
        ))}
        {languages.map(language => (
          <a key={language} href={`?group=${group}&language=${language}`} lang={language}>
            {languageNames[language]}
          </a>
        ))}
      </nav>
      <main id="content">
        <h1 className={styles.title}>ui/{group}</h1>
        <div className={styles.examples}>
          <Examples />
        </div>
      </main>
      <PopupArea />
    </div>
  )
}
