import { type Language, languageNames, languages } from '../../texts/language.ts'
import styles from './language-choice.module.css'

/** Selects English or Polish, for the app or for a text in it; `label` says which. */
export function LanguageChoice({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (language: Language) => void
}) {
  return (
    <fieldset className={`inline-row gap-hair no-margin framed ground-well ${styles.choice}`}>
      <legend className="visually-hidden">{label}</legend>
      {languages.map(language => (
        <button
          key={language}
          type="button"
          lang={language}
          className={`pad-x-2 no-border t12 strong tracked-6 ${styles.language}`}
          aria-pressed={value === language}
          onClick={() => onChange(language)}
        >
          {language.toUpperCase()}
          <span className="visually-hidden"> {languageNames[language]}</span>
        </button>
      ))}
    </fieldset>
  )
}
