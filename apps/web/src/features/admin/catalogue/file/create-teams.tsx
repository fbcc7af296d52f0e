import { readCsvFault } from '@game/domain'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import type { Fault } from '../../form/faults.ts'

/** Offers to create the teams that a file of players names and the game does not have, together with the import (rulebook 11.25). */
export function CreateTeams({ faults, onCreate }: { faults: readonly Fault[]; onCreate: () => void }) {
  const { t } = useTranslation('admin-catalogue')
  const isMissing = ({ reason }: Fault) => readCsvFault(reason)?.code === 'TEAM_UNKNOWN'
  if (!faults.some(isMissing)) return null
  return (
    <section className="stack from-start gap-2 breaks t14" aria-label={t('file.missingTeams')}>
      <p>{t('file.createHint')}</p>
      <Button onClick={onCreate}>{t('file.createTeams')}</Button>
    </section>
  )
}
