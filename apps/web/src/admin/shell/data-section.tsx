import { useTranslation } from 'react-i18next'
import { MenuSection } from '../../shell/menu-section.tsx'
import { dataEntries } from './data-entries.ts'

/** The side menu's section Data, each entry labelled with the role. */
export default function DataSection(shown: { unfolded: boolean; onChoice: () => void }) {
  const { t } = useTranslation(['admin', 'shell'])
  const entries = dataEntries.map(entry => ({
    ...entry,
    access: 'admin' as const,
    label: t(`admin:entries.${entry.key}`),
  }))
  return <MenuSection heading={t('shell:sections.data')} entries={entries} {...shown} />
}
