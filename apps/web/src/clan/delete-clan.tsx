import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/input/button.tsx'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import type { Clan } from './clan.ts'
import { useDeleteClan } from './use-delete-clan.ts'

export function DeleteClan({ clan: { name, members } }: { clan: Clan }) {
  const { t } = useTranslation('clans')
  const [asking, setAsking] = useState(false)
  const { remove, isPending } = useDeleteClan()
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('deletion.title', { name })}
        onConfirm={remove}
        busy={isPending}
      >
        {t('deletion.text', { count: members })}
      </ConfirmDialog>
    </>
  )
}
