import { useTranslation } from 'react-i18next'
import { legalFacts } from './legal-facts.ts'
import { LegalPage } from './legal-page.tsx'

const parts = [
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
      parts={parts.map(id => ({
        id,
        title: t(`privacy.${id}.title`),
        text: t(`privacy.${id}.text`, legalFacts),
      }))}
    />
  )
}
