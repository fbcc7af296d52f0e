import { useTranslation } from '../../../base/texts/use-translation.ts'
import { ConfirmDialog } from '../../../base/ui/overlay/confirm-dialog.tsx'

/** Asks whether carried perks may be lost, removed on their own or with their card. */
export default function CarriedPerkDialog({
  of,
  names,
  onAnswer,
}: {
  of: 'perk' | 'card'
  names: string
  onAnswer: (yes: boolean) => void
}) {
  const { t } = useTranslation('perks')
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onAnswer(false)}
      title={t(of === 'card' ? 'carried.cardTitle' : 'carried.title')}
      onConfirm={() => onAnswer(true)}
    >
      {of === 'card' ? t('carried.cardText', { names }) : t('carried.text', { name: names })}
    </ConfirmDialog>
  )
}
