import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import type { ConfiguredEvent } from '../../event/configured-event.ts'
import type { ScoreChanges } from '../uploads/uploads.ts'
import { joinedChanges } from './set-changes.ts'
import styles from './set-changes-view.module.css'

/** Shows which maps a change adds, replaces, removes and keeps in each phase, and warns of phases that have not locked. */
export function SetChangesView({ event, changes }: { event: ConfiguredEvent; changes: ScoreChanges }) {
  const { t } = useTranslation(['admin-maps', 'admin-scores'])
  const phaseName = (index: number) =>
    `${index}. ${event.phases.find(phase => phase.index === index)?.name ?? ''}`
  return (
    <>
      {joinedChanges(changes.maps).map(({ phase, types, steps }) => (
        <section key={`${phase} ${types.join()}`}>
          <h3 className="below-1 t14 strong ink">
            {phaseName(phase)} · {types.map(type => t(`admin-scores:file.${type}`)).join(' + ')}
          </h3>
          <ul>
            {steps.map(({ step, names }) => (
              <li key={step} className="row gap-2 breaks">
                <span className={`rigid faint ${styles.verb}`}>{t(`admin-maps:change.${step}`)}</span>
                <MapNames names={names} />
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

function MapNames({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('admin-maps')
  const list = names.slice(0, shown).join(', ')
  const more = names.length - shown
  return <span>{more > 0 ? t('andMore', { names: list, count: more }) : list}</span>
}
