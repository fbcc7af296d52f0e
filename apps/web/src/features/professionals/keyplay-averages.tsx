import { inLanguage } from '@game/domain'
import { ListChecks } from 'lucide-react'
import { KeyplayIcon } from '../../base/icons/keyplay-icon.tsx'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import styles from './professional.module.css'
import type { Professional } from './professional-head.tsx'

/** Shows what each keyplay brought per series, next to the average of all players (rulebook 7.17). */
export function KeyplayAverages({ keyplays }: { keyplays: Professional['keyplays'] }) {
  const { t, i18n } = useTranslation('professionals')
  const points = usePoints()
  return (
    <Panel head={t('keyplays.title')}>
      {keyplays.length === 0 ? (
        <EmptyState
          icon={<ListChecks size={20} />}
          title={t('keyplays.none')}
          text={t('keyplays.noneText')}
        />
      ) : (
        <table className={`wide ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('keyplays.keyplay')}</th>
              <th scope="col">{t('keyplays.average')}</th>
              <th scope="col">{t('keyplays.all')}</th>
            </tr>
          </thead>
          <tbody>
            {keyplays.map(each => (
              <tr key={each.id}>
                <th scope="row">
                  <span className={`row middle gap-2 ${styles.keyplay}`}>
                    <KeyplayIcon id={each.id} size={20} />
                    {inLanguage(each, i18n.language).name}
                  </span>
                </th>
                <td data-better={each.average > each.ofAll}>{points(each.average)}</td>
                <td className={styles.note}>{points(each.ofAll)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
