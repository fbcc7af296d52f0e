import { checkLeagueName, checkLeagueText } from '@game/domain'
import { useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Field } from '../../../base/ui/input/field.tsx'
import { TextArea } from '../../../base/ui/input/text-area.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import type { Settings } from './new-league.ts'
import styles from './people-step.module.css'

const visibilities = ['private', 'public'] as const
const entries = ['open', 'letIn'] as const

const texts = ['prize', 'note'] as const

type People = Pick<Settings, 'name' | 'visibility' | 'entry' | 'prize' | 'note'>

/** Whether a league can be saved with this name, prize and note. */
export const areNamed = ({ name, prize, note }: Pick<People, 'name' | 'prize' | 'note'>): boolean =>
  checkLeagueName(name).ok && checkLeagueText(prize).ok && checkLeagueText(note).ok

/** Chooses a league's name, prize and note, and who may come; one of private games stays private. `refusal` is what the server says about the name. */
export function PeopleStep({
  settings,
  onChange,
  refusal,
  isPrivate,
}: {
  settings: People
  onChange: (changed: Partial<People>) => void
  refusal?: string
  isPrivate: boolean
}) {
  const { t } = useTranslation(['leagues', 'rules'])
  const [left, setLeft] = useState(false)
  const { name, visibility, entry } = settings
  const check = checkLeagueName(name)
  return (
    <div className="stack gap-5">
      <Field
        label={t('make.name')}
        value={name}
        onChange={typed => onChange({ name: typed })}
        onBlur={() => setLeft(name !== '')}
        maxLength={32}
        autoComplete="off"
        hint={t('make.nameHint')}
        fault={left && !check.ok ? t(`rules:${check.rule}`) : refusal}
        valid={check.ok && !refusal}
        className={styles.name}
      />
      {isPrivate ? (
        <p>{t('make.staysPrivate')}</p>
      ) : (
        <ChoiceTiles
          label={t('make.who')}
          options={visibilities.map(value => ({
            value,
            label: t(`visibility.${value}`),
            text: t(`visibilityText.${value}`),
          }))}
          value={visibility}
          onChange={value => onChange({ visibility: value })}
        />
      )}
      <ChoiceTiles
        label={t('make.how')}
        options={entries.map(value => ({ value, label: t(`entry.${value}`), text: t(`entryText.${value}`) }))}
        value={entry}
        onChange={value => onChange({ entry: value })}
      />
      {texts.map(field => {
        const checked = checkLeagueText(settings[field])
        return (
          <TextArea
            key={field}
            label={t(`make.${field}`)}
            value={settings[field]}
            onChange={typed => onChange({ [field]: typed })}
            rows={2}
            hint={t(`make.${field}Hint`)}
            fault={checked.ok ? undefined : t(`rules:${checked.rule}`, checked.facts)}
          />
        )
      })}
    </div>
  )
}
