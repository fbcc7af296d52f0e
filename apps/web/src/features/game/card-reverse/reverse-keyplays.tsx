import { useTranslation } from '../../../base/texts/use-translation.ts'
import { KeyplayEntry } from './keyplay-entry.tsx'

/** Lists the keyplays on a card with their prices. */
export function ReverseKeyplays({ keyplays }: { keyplays: readonly number[] }) {
  const { t } = useTranslation('deck')
  if (keyplays.length === 0) return <p className="caption">{t('details.noKeyplays')}</p>
  return keyplays.map(id => <KeyplayEntry key={id} id={id} dense />)
}
