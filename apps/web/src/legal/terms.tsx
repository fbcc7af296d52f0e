import { useTranslation } from 'react-i18next'
import { legalFacts } from './legal-facts.ts'
import { LegalPage } from './legal-page.tsx'

const parts = [
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
      parts={parts.map(id => ({
        id,
        title: t(`terms.${id}.title`),
        text: t(`terms.${id}.text`, legalFacts),
      }))}
    />
  )
}
