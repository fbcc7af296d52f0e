import { product } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { LanguageSwitch } from '../../frame/shell/footer.tsx'
import { Page } from '../../frame/shell/page.tsx'
import styles from './legal-page.module.css'

/** The day when both texts were last changed, which they show (rulebook 13.39). */
const updated = '27/05/2025'

/** Shows a static text on a page without menu, part by part, with a link back to the app. */
export function LegalPage({
  title,
  lead,
  parts,
}: {
  title: string
  lead: string
  parts: readonly { id: string; title: string; text: string }[]
}) {
  const { t } = useTranslation('legal')
  return (
    <Page title={title}>
      <div className={styles.page}>
        <header className={`row middle between ${styles.top}`}>
          <Link to="/$product" params={inProduct} className={`inline-row middle gap-2 note ${styles.back}`}>
            <ArrowLeft size={16} aria-hidden />
            {t('back', { product: product.name })}
          </Link>
          <LanguageSwitch />
        </header>
        <main>
          <Panel className={styles.text}>
            <h1>{title}</h1>
            <p className="above-2 t14 faint">{t('updated', { date: updated })}</p>
            <p className={`above-4 ink ${styles.lead}`}>{lead}</p>
            <nav aria-label={t('contents')}>
              <ol className={`across-5 above-4 t14 accent ${styles.contents}`}>
                {parts.map(part => (
                  <li key={part.id}>
                    <a href={`#${part.id}`}>{part.title}</a>
                  </li>
                ))}
              </ol>
            </nav>
            {parts.map(part => (
              <section key={part.id} id={part.id} className={styles.part}>
                <h2>{part.title}</h2>
                {part.text.split('\n').map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </Panel>
        </main>
      </div>
    </Page>
  )
}
