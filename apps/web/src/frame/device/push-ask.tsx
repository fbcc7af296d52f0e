import { useMutation, useQuery } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { publishHeight } from '../../base/ui/layout/publish-height.ts'
import styles from './device-bar.module.css'
import { findPushAbility, subscribeHere } from './push.ts'
import type { ReasonToAsk } from './reason-to-ask.ts'

type Props = { reason: ReasonToAsk; onAnswer: () => void }

/** Offers pushes to this device, unless they already come or can't; the browser's own question follows a click only (rulebook 20.13). */
export default function PushAsk({ reason, onAnswer }: Props) {
  const { data } = useQuery(trpc.contact.getContact.queryOptions({}))
  const ability = findPushAbility()
  if (!data?.push.on || data.push.here || ability === 'denied' || ability === 'impossible') return null
  return <Offer reason={reason} canSubscribe={ability === 'possible'} onAnswer={onAnswer} />
}

function Offer({ reason, canSubscribe, onAnswer }: Props & { canSubscribe: boolean }) {
  const { t, i18n } = useTranslation('device')
  const { mutate, isPending } = useMutation({
    mutationFn: () => subscribeHere(i18n.language),
    onSuccess: isOn => {
      notify(isOn ? 'success' : 'info', t(isOn ? 'push.on' : 'push.refused'))
      onAnswer()
    },
  })
  return (
    <section
      ref={publishBar}
      className={`row wrap middle at-end gap-3 across-4 ${styles.bar}`}
      aria-label={t('push.title')}
    >
      <p>
        <strong>{t(`push.${reason}`)}</strong> {t(canSubscribe ? 'push.text' : 'push.homeScreen')}
      </p>
      <div className="row gap-2">
        <Button size="s" look="quiet" onClick={onAnswer}>
          {t(canSubscribe ? 'push.no' : 'push.ok')}
        </Button>
        {canSubscribe && (
          <Button size="s" look="beam" busy={isPending} onClick={() => mutate()}>
            {t('push.yes')}
          </Button>
        )}
      </div>
    </section>
  )
}

const publishBar = publishHeight('--banner')
