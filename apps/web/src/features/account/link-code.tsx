import { useState } from 'react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Field } from '../../base/ui/input/field.tsx'
import styles from './form/account-form.module.css'
import { tokenIn } from './link-token.ts'

/** Says that a mail's link came without its token, as some mail gateways cut it, and takes the code that the mail has as well (rulebook 20.3, 20.4). */
export function LinkCode({ onToken }: { onToken: (token: string) => void }) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  return (
    <>
      <p role="alert" className={styles.text}>
        {t('linkCut')}
      </p>
      <Field
        name="code"
        label={t('linkCode')}
        value={code}
        onChange={typed => {
          setCode(typed)
          onToken(tokenIn(typed))
        }}
        autoComplete="off"
        maxLength={500}
        valid={tokenIn(code) !== ''}
      />
    </>
  )
}
