import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { ChoiceTiles } from '../leagues/make/choice-tiles.tsx'
import type { Hosted } from './hosted.ts'

type Rule = Hosted['joinRule']
const joinRules = ['open', 'letIn'] as const satisfies Rule[]

/** Offers whom the invitation lets in: everybody at once, or only those whom the owner lets in (rulebook 30.4). */
export function JoinRuleTiles({ value, onChange }: { value: Rule; onChange: (rule: Rule) => void }) {
  const { t } = useTranslation('hosting')
  const options = joinRules.map(rule => ({
    value: rule,
    label: t(`make.joins.${rule}`),
    text: t(`make.joins.${rule}Text`),
  }))
  return <ChoiceTiles label={t('make.join')} options={options} value={value} onChange={onChange} />
}

/** The owner changes whom the invitation lets in; it is saved at once (rulebook 30.4). */
export function JoinRule({ eventId, joinRule }: { eventId: number; joinRule: Rule }) {
  const { t } = useTranslation('hosting')
  const [chosen, setChosen] = useState(joinRule)
  const save = useMutation(
    trpc.hosting.updateHostedEvent.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('hosting.updateHostedEvent')
        notify('success', t('game.saved'))
      },
    }),
  )
  const choose = (rule: Rule) => {
    setChosen(rule)
    save.mutate({ eventId, joinRule: rule }, { onError: () => setChosen(joinRule) })
  }
  return <JoinRuleTiles value={chosen} onChange={choose} />
}
