import { useState } from 'react'
import { type Language, languageNames, languages } from '../../base/texts/language.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { LabelledSelect } from '../../base/ui/input/labelled-select.tsx'
import { TabPanel, Tabs } from '../../base/ui/layout/tabs.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import { embedPath, type Theme, themes } from './address.ts'
import { CopiedCode } from './copied-code.tsx'
import styles from './embed-dialog.module.css'
import type { Embedded } from './embedded.ts'

type Place = 'page' | 'overlay'
const rowChoices = [5, 10, 25, 50]

/** How high a frame is that shows so many rows without scrolling, in pixels. */
const frameHeight = (rows: number) => 220 + rows * 56

/** Offers what to paste into a page or into OBS, with a choice of looks, and shows what it will look like (rulebook 26.11). */
export default function EmbedDialog({ embedded, onClose }: { embedded: Embedded; onClose: () => void }) {
  const { t } = useTranslation('embed')
  const [place, setPlace] = useState<Place>('page')
  const [theme, setTheme] = useState<Theme>('dark')
  const [language, setLanguage] = useState<Language | null>(null)
  const [rows, setRows] = useState(10)
  const { kind, id, name, eventId, isPublic } = embedded
  const look = { theme, language: language ?? undefined }
  const path =
    place === 'page'
      ? embedPath({ kind, id, rows, ...look })
      : eventId !== undefined &&
        embedPath({ kind: 'overlay', id: eventId, ...(kind === 'league' && { leagueId: id }), ...look })
  return (
    <Dialog open onOpenChange={open => open || onClose()} title={t('code.title', { name })} size="l">
      <Tabs
        label={t('code.where')}
        tabs={[
          { value: 'page', label: t('code.page') },
          { value: 'overlay', label: t('code.overlay') },
        ]}
        value={place}
        onChange={setPlace}
      >
        <TabPanel value={place}>
          <div className={`stack one-column gap-4 ${styles.panel}`}>
            <div className={`stack gap-3 ${styles.choices}`}>
              <LabelledSelect
                label={t('code.theme')}
                options={themes.map(value => ({ value, label: t(`code.themes.${value}`) }))}
                value={theme}
                onChange={chosen => chosen && setTheme(chosen)}
              />
              <LabelledSelect
                label={t('code.language')}
                options={languages.map(value => ({ value, label: languageNames[value] }))}
                value={language}
                onChange={setLanguage}
                all={t('code.ofViewer')}
              />
              {place === 'page' && (
                <LabelledSelect
                  label={t('code.rows')}
                  options={rowChoices.map(value => ({ value, label: String(value) }))}
                  value={rows}
                  onChange={chosen => chosen && setRows(chosen)}
                />
              )}
            </div>
            {!isPublic && (
              <p className="t14 warning">{t(place === 'page' ? 'code.closedPage' : 'code.closedOverlay')}</p>
            )}
            {path === false ? (
              <p className="t14 warning">{t('code.noRound')}</p>
            ) : (
              <Shown path={path} place={place} rows={rows} name={name} />
            )}
          </div>
        </TabPanel>
      </Tabs>
    </Dialog>
  )
}

function Shown({ path, place, rows, name }: { path: string; place: Place; rows: number; name: string }) {
  const { t } = useTranslation('embed')
  const url = location.origin + path
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const frame = `<iframe src="${url.replaceAll('&', '&amp;')}" title="${title}" width="100%" height="${frameHeight(rows)}" style="border:0" loading="lazy"></iframe>`
  return (
    <>
      <CopiedCode
        label={t(place === 'page' ? 'code.frame' : 'code.source')}
        code={place === 'page' ? frame : url}
      />
      <div className={`clips framed ${styles.preview}`} data-place={place}>
        <iframe
          key={path}
          src={path}
          title={t('code.preview')}
          className={`block no-border ${styles.frame}`}
        />
      </div>
    </>
  )
}
