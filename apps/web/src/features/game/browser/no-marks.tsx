import { Star } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Button } from '../../../base/ui/input/button.tsx'

/** Says how to mark a player, where the list shows only marked ones and there are none (rulebook 13.90). */
export default function NoMarks({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('planning')
  return (
    <EmptyState
      icon={<Star size={22} />}
      title={t('star.none')}
      text={t('star.noneText')}
      action={
        <Button size="s" onClick={onReset}>
          {t('star.all')}
        </Button>
      }
    />
  )
}
