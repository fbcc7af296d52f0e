import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

/** Asks whether a carried perk may be lost. */
export default function CarriedPerkDialog({
  name,
  onAnswer,
}: {
  name: string
  onAnswer: (yes: boolean) => void
}) {
  const { t } = useTranslation('perks')
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onAnswer(false)}
      title={t('carried.title')}
      onConfirm={() => onAnswer(true)}
    >
      {t('carried.text', { name })}
    </ConfirmDialog>
  )
}
