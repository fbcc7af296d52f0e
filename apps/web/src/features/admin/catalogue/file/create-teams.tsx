import { useMutation } from '@tanstack/react-query'
import { client, refreshAfter } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import type { Fault } from '../../form/faults.ts'
import styles from './create-teams.module.css'
import { missingTeams } from './missing-teams.ts'

/** Offers to create the teams that a file of players names and the game does not have; then tries the file again. */
export function CreateTeams({ faults, onCreated }: { faults: readonly Fault[]; onCreated: () => unknown }) {
  const { t } = useTranslation('admin-catalogue')
  const teams = missingTeams(faults)
  const names = teams.map(({ name }) => name).join(', ')
  const create = useMutation({
    mutationFn: async () => {
      for (const data of teams) await client.catalogue.addTeam.mutate({ data })
    },
    onSuccess: () => notify('success', t('file.teamsCreated', { names })),
    onSettled: async () => {
      await refreshAfter('catalogue.addTeam')
      await onCreated()
    },
  })
  if (teams.length === 0) return null
  return (
    <section className={styles.teams} aria-label={t('file.missingTeams')}>
      <p>
        <strong>{t('file.missingTeams')}</strong>: <span dir="auto">{names}</span>
      </p>
      <p>{t('file.createHint')}</p>
      <Button onClick={() => create.mutate()} busy={create.isPending}>
        {t('file.createTeams', { count: teams.length })}
      </Button>
    </section>
  )
}
