import { chooseCue, cueKinds, useCueChoice } from '../../base/cues/cue-choice.ts'
import { sampleCue } from '../../base/cues/play-cue.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Checkbox } from '../../base/ui/input/checkbox.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import styles from './tokens/account-tab.module.css'

/** Turns sound and vibration of the game page on and off, each with a sample (rulebook 13.70). */
export function CueSettings() {
  const { t } = useTranslation('settings')
  const choice = useCueChoice()
  const offered = cueKinds.filter(kind => kind === 'sound' || 'vibrate' in navigator)
  return (
    <Panel head={t('cues.title')}>
      <p className={`below-4 note ${styles.text}`}>{t('cues.text')}</p>
      <div className={`row wrap ${styles.choices}`}>
        {offered.map(kind => (
          <Checkbox
            key={kind}
            checked={choice[kind]}
            onChange={on => {
              chooseCue(kind, on)
              if (on) sampleCue(kind)
            }}
          >
            {t(`cues.${kind}`)}
          </Checkbox>
        ))}
      </div>
    </Panel>
  )
}
