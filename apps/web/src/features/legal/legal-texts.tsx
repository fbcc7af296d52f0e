import { deckSize, deletionDays, keyplaysPerCard, perksPerCard, product } from '@game/domain'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { LegalPage } from './legal-page.tsx'

/** The numbers of the legal texts, taken from the rules. */
const legalFacts = {
  product: product.name,
  days: deletionDays,
  cards: deckSize,
  keyplays: keyplaysPerCard,
  perks: perksPerCard,
}

const privacyParts = [
  'who',
  'account',
  'game',
  'public',
  'security',
  'device',
  'others',
  'deletion',
  'rights',
  'changes',
] as const

export function PrivacyPolicy() {
  const { t } = useTranslation('legal')
  return (
    <LegalPage
      title={t('privacy.title')}
      lead={t('privacy.lead', legalFacts)}
      parts={privacyParts.map(id => ({
        id,
        title: t(`privacy.${id}.title`),
        text: t(`privacy.${id}.text`, legalFacts),
      }))}
    />
  )
}

const termsParts = [
  'game',
  'scoring',
  'goal',
  'rewards',
  'data',
  'account',
  'fair',
  'clans',
  'service',
  'changes',
] as const

export function Terms() {
  const { t } = useTranslation('legal')
  return (
    <LegalPage
      title={t('terms.title')}
      lead={t('terms.lead', legalFacts)}
      parts={termsParts.map(id => ({
        id,
        title: t(`terms.${id}.title`),
        text: t(`terms.${id}.text`, legalFacts),
      }))}
    />
  )
}
