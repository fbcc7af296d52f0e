import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Checkbox } from '../../../base/ui/input/checkbox.tsx'
import type { PrivateGame } from '../hosted.ts'
import { useHostedChoice } from '../mutations.ts'

/** Lets the owner of a private game have its phases opened and locked by what the game server sends (rulebook 30.18). */
export function Automatic({ event: { id, automatic } }: { event: PrivateGame }) {
  const { t } = useTranslation('hosting')
  const { chosen, choose } = useHostedChoice(id, automatic, isOn => ({ automatic: isOn }))
  return (
    <section className="stack gap-2" aria-label={t('automatic.title')}>
      <Checkbox checked={chosen} onChange={choose}>
        {t('automatic.label')}
      </Checkbox>
      <p className="soft">{t(automatic ? 'automatic.on' : 'automatic.off')}</p>
    </section>
  )
}
