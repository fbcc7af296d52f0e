import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

/** Asks before a carried perk is lost. */
export default function CarriedPerkQuestion({
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
