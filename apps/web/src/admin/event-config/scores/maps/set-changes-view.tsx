import { useTranslation } from '../../../../texts/use-translation.ts'
import type { ConfiguredEvent } from '../../configured-event.ts'
import type { ScoreChanges } from '../uploads.ts'
import { mapName } from './map-rows.ts'
import { joinedChanges, type MapChange, mapSteps } from './set-changes.ts'
import styles from './set-changes-view.module.css'

/** Shows which maps a change adds, replaces, removes and keeps in each phase, and warns of phases that have not locked. */
export function SetChangesView({ event, changes }: { event: ConfiguredEvent; changes: ScoreChanges }) {
  const { t } = useTranslation(['admin-maps', 'admin-scores'])
  const phaseName = (index: number) =>
    `${index}. ${event.phases.find(phase => phase.index === index)?.name ?? ''}`
  return (
    <>
      {joinedChanges(changes.maps).map(({ phase, types, lists }) => (
        <section key={`${phase} ${types.join()}`}>
          <h3 className={styles.head}>
            {phaseName(phase)} · {types.map(type => t(`admin-scores:file.${type}`)).join(' + ')}
          </h3>
          <ul>
            {mapSteps
              .filter(step => lists[step].length > 0)
              .map(step => (
                <li key={step} className={styles.step}>
                  <span className={styles.verb}>{t(`admin-maps:change.${step}`)}</span>
                  <MapNames maps={lists[step]} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {changes.unlocked.length > 0 && (
        <p className={styles.warning}>
          {t('admin-maps:unlocked', { phases: changes.unlocked.map(phaseName).join(', ') })}
        </p>
      )}
    </>
  )
}

const shown = 8

function MapNames({ maps }: { maps: readonly MapChange[] }) {
  const { t } = useTranslation('admin-maps')
  const names = maps.slice(0, shown).map(mapName).join(', ')
  const more = maps.length - shown
  return <span>{more > 0 ? t('andMore', { names, count: more }) : names}</span>
}
