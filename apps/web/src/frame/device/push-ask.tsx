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

/**
 * Offers pushes to this device, unless they already come or can't; the browser's own question follows a click only (rulebook 20.13). After
 * the first card it also reminds of the mail with the link that confirms the address (20.4).
 */
export default function PushAsk({ reason, onAnswer }: Props) {
  const { data } = useQuery(trpc.contact.getContact.queryOptions({}))
  const ability = findPushAbility()
  const unconfirmed = reason === 'card' && data?.on && !data.confirmed ? data.email : null
  const offers = data?.push.on && !data.push.here && ability !== 'denied' && ability !== 'impossible'
  if (!offers && !unconfirmed) return null
  const how = !offers ? 'none' : ability === 'possible' ? 'here' : 'homeScreen'
  return <Offer reason={reason} how={how} unconfirmed={unconfirmed} onAnswer={onAnswer} />
}

/** `how`: by this page, by its icon on the home screen, or not at all; `unconfirmed` is an address that waits to be confirmed. */
type Offered = Props & { how: 'here' | 'homeScreen' | 'none'; unconfirmed: string | null }

function Offer({ reason, how, unconfirmed, onAnswer }: Offered) {
  const { t, i18n } = useTranslation('device')
  const canSubscribe = how === 'here'
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
      className={`row wrap middle at-end gap-3 across-4 pad-4 framed-strong ground-sheet ${styles.bar}`}
      data-short={how === 'none' || undefined}
      aria-label={t('push.title')}
    >
      <p>
        <strong>{t(`push.${reason}`)}</strong> {unconfirmed && t('push.confirm', { email: unconfirmed })}{' '}
        {how !== 'none' && t(canSubscribe ? 'push.text' : 'push.homeScreen')}
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
