import { useTranslation } from '../../base/texts/use-translation.ts'
import { ChoiceTiles } from '../leagues/make/choice-tiles.tsx'
import type { Hosted } from './hosted.ts'
import { useHostedChoice } from './mutations.ts'

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
  const { chosen, choose } = useHostedChoice(eventId, joinRule, rule => ({ joinRule: rule }))
  return <JoinRuleTiles value={chosen} onChange={choose} />
}
