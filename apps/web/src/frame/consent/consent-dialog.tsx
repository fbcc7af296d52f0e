import { useState } from 'react'
import { type Consent, everything, onlyNecessary, optionalCategories } from '../../base/storage/consent.ts'
import { consentStore } from '../../base/storage/consent-store.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Checkbox } from '../../base/ui/input/checkbox.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import styles from './consent-dialog.module.css'

/** Lets the visitor choose by category. With all of them off the button says: only the necessary. */
export default function ConsentDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation('consent')
  const choose = (consent: Consent) => {
    consentStore.choose(consent)
    onOpenChange(false)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')}>
      <Choice onChoice={choose} />
    </Dialog>
  )
}

/** Starts with the stored choice each time the dialog opens. */
function Choice({ onChoice }: { onChoice: (consent: Consent) => void }) {
  const { t } = useTranslation('consent')
  const [selected, setSelected] = useState(() => consentStore.choice.get() ?? onlyNecessary)
  const some = optionalCategories.some(category => selected[category])
  return (
    <>
      <ul className="column gap-2">
        <li className={`framed ground-panel ${styles.category}`}>
          <Checkbox checked disabled onChange={() => undefined}>
            {t('category.necessary.title')} <span className={`caption ${styles.always}`}>{t('always')}</span>
          </Checkbox>
          <p className={`note ${styles.text}`}>{t('category.necessary.text')}</p>
        </li>
        {optionalCategories.map(category => (
          <li key={category} className={`framed ground-panel ${styles.category}`}>
            <Checkbox
              checked={selected[category]}
              onChange={checked => setSelected({ ...selected, [category]: checked })}
            >
              {t(`category.${category}.title`)}
            </Checkbox>
            <p className={`note ${styles.text}`}>{t(`category.${category}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className={`row wrap at-end gap-2 above-4 ${styles.choices}`}>
        <Button onClick={() => onChoice(selected)}>{t(some ? 'allowSelected' : 'onlyNecessary')}</Button>
        <Button onClick={() => onChoice(everything)}>{t('acceptAll')}</Button>
      </div>
    </>
  )
}
