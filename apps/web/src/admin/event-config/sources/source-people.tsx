import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Button } from '../../../ui/input/button.tsx'
import { SearchSelect } from '../../../ui/input/search-select.tsx'
import { PhoneFold } from '../../../ui/layout/phone-fold.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { AddPersonDialog } from './add-person-dialog.tsx'
import { listedPlayers } from './listed-players.ts'
import { SourceChangeDialog, type SourceStep } from './source-change-dialog.tsx'
import styles from './source-people.module.css'
import { type Source, type SourcePerson, useUpdateSource } from './sources.ts'

/** Lists the people of a log that the catalogue does not have, to be added, ignored or counted for a listed player (rulebook 15.11). */
export function SourcePeople({ event, source }: { event: ConfiguredEvent; source: Source }) {
  const { t } = useTranslation('admin-sources')
  return (
    <section className={styles.people}>
      <h4 className={styles.head}>{t('people')}</h4>
      <PhoneFold summary={t('peopleCount', { count: source.people.length })}>
        <ul className={styles.list}>
          {source.people.map(person => (
            <li key={person.steamId} className={styles.person}>
              <span className={styles.who}>
                <span className={styles.name} dir="auto">
                  {person.name}
                </span>
                <span className={styles.steamId}>{person.steamId}</span>
              </span>
              {person.ignored && <Chip>{t('ignored')}</Chip>}
              {!event.completed && <PersonActs event={event} sourceId={source.id} person={person} />}
            </li>
          ))}
        </ul>
      </PhoneFold>
    </section>
  )
}

function PersonActs({
  event,
  sourceId,
  person: { steamId, name, playerId, ignored },
}: {
  event: ConfiguredEvent
  sourceId: number
  person: SourcePerson
}) {
  const { t } = useTranslation('admin-sources')
  const [adding, setAdding] = useState(false)
  const [phrase, setPhrase] = useState('')
  const update = useUpdateSource(sourceId)
  const [step, setStep] = useState<SourceStep | null>(null)
  const settled = (playerId: number | null, isIgnored: boolean) => ({
    people: [{ steamId, playerId, ignored: isIgnored }],
  })
  const players = listedPlayers(event)
  const countFor = (chosen: number | null) => {
    const player = players.find(({ value }) => value === chosen)?.label
    setStep({
      changes: settled(chosen, false),
      title: player ? t('countForTitle', { name, player }) : t('countForNobodyTitle', { name }),
      text: t('countForText'),
      act: t('assign'),
    })
  }
  const ignore = (isIgnored: boolean) =>
    setStep({
      changes: settled(null, isIgnored),
      title: t(isIgnored ? 'ignoreTitle' : 'unignoreTitle', { name }),
      text: t(isIgnored ? 'ignoreText' : 'unignoreText'),
      act: t(isIgnored ? 'ignore' : 'unignore'),
    })
  const found = players.filter(({ label }) => label.toLowerCase().includes(phrase.toLowerCase()))
  return (
    <div className={styles.acts}>
      {!ignored && (
        <div className={styles.select}>
          <SearchSelect
            label={t('countsFor', { name })}
            options={found}
            chosen={players.find(({ value }) => value === playerId) ?? null}
            onChoose={countFor}
            onSearch={setPhrase}
            placeholder={t('countsForNobody')}
            clearable
          />
        </div>
      )}
      <Button size="s" onClick={() => ignore(!ignored)}>
        {t(ignored ? 'unignore' : 'ignore')}
      </Button>
      <Button size="s" onClick={() => setAdding(true)}>
        {t('addPerson')}
      </Button>
      {adding && (
        <AddPersonDialog
          name={name}
          steamId={steamId}
          onClose={() => setAdding(false)}
          onAdded={() => update.mutate(settled(null, false))}
        />
      )}
      {step && (
        <SourceChangeDialog event={event} sourceId={sourceId} step={step} onClose={() => setStep(null)} />
      )}
    </div>
  )
}
