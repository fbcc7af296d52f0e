import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/input/button.tsx'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import type { Clan } from './clan.ts'
import { useLeaveClan } from './use-leave-clan.ts'

export function LeaveClan({ clan: { name } }: { clan: Clan }) {
  const { t } = useTranslation('clans')
  const [asking, setAsking] = useState(false)
  const { leave, isPending } = useLeaveClan()
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('leave')}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('leaving.title', { name })}
        onConfirm={leave}
        busy={isPending}
      >
        {t('leaving.text')}
      </ConfirmDialog>
    </>
  )
}
