import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { AdoptDialog } from './adopt-dialog.tsx'
import type { Adoption, ListedPrivateGame } from './listed-game.ts'

/** Reads what would become of the game's own players and teams, and asks about them (rulebook 30.17). */
export function AdoptButton({ game }: { game: ListedPrivateGame }) {
  const { t } = useTranslation('admin-events')
  const [adoption, setAdoption] = useState<Adoption | null>(null)
  const preview = useMutation(
    trpc.hosting.adoptEvent.mutationOptions({ onSuccess: answer => setAdoption(answer) }),
  )
  const ask = () => preview.mutate({ eventId: game.id, matches: { players: [], teams: [] }, dryRun: true })
  return (
    <>
      <Button size="s" busy={preview.isPending} onClick={ask}>
        {t('adopt.open')}
      </Button>
      {adoption && <AdoptDialog game={game} adoption={adoption} onClose={() => setAdoption(null)} />}
    </>
  )
}
