import { product } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { inProduct } from '../../../base/product/in-product.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { Brand } from '../../../frame/shell/brand.tsx'
import { LanguageSwitch } from '../../../frame/shell/footer.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import { CardFan } from '../../events/card-fan.tsx'
import styles from './account-frame.module.css'

/** Lays out what login and sign-up share: the way back, the fan of cards, the panel with the form, the policies. */
export function AccountFrame({
  kind,
  other,
  children,
}: {
  kind: 'login' | 'signUp' | 'forgot' | 'reset' | 'confirm' | 'unsubscribe' | 'from'
  other?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation('account')
  const { t: shell } = useTranslation('shell')
  return (
    <Page title={t(`${kind}.title`)}>
      <div className={`column ${styles.frame}`}>
        <header className={`row middle between ${styles.top}`}>
          <Link to="/$product" params={inProduct} className={`inline-row middle gap-2 note ${styles.back}`}>
            <ArrowLeft size={16} aria-hidden />
            {t('back', { product: product.name })}
          </Link>
          <LanguageSwitch />
        </header>
        <main className={`stack fill wide ${styles.stage}`}>
          <div className={`in-middle ${styles.table}`}>
            <CardFan />
          </div>
          <Panel level={2} className={styles.panel}>
            <div className={styles.head}>
              <Brand />
              <h1 className={`above-5 t20 ${styles.title}`}>{t(`${kind}.title`)}</h1>
              <p className="above-1 t14 faint">{t(`${kind}.lead`)}</p>
            </div>
            {children}
            {other && <p className={`above-4 t14 text-center faint ${styles.other}`}>{other}</p>}
          </Panel>
        </main>
        <footer className={`row wrap centred gap-1 across-5 above-4 caption ${styles.policies}`}>
          <Link to="/privacy-policy">{shell('privacyPolicy')}</Link>
          <Link to="/terms-and-conditions">{shell('terms')}</Link>
        </footer>
      </div>
    </Page>
  )
}
