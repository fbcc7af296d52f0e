import { Trash2 } from 'lucide-react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { classNames } from '../../../../../base/ui/base/class-names.ts'
import { Chip } from '../../../../../base/ui/feedback/chip.tsx'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { IconButton } from '../../../../../base/ui/input/icon-button.tsx'
import { csvWord } from '../../../form/faults.ts'
import { lastUpdated } from '../../../form/numbers-and-dates.ts'
import { type MapRow, type MapStep, mapTitle, nameOfRow } from '../changes/map-rows.ts'
import styles from './map-line.module.css'

/** Shows a map of the phase: match, rounds, source, type, when, by whom, and unless `closed` the steps that an admin can take. */
export function MapLine({
  row,
  closed,
  onStep,
}: {
  row: MapRow
  closed: boolean
  onStep: (step: MapStep) => void
}) {
  const { t, i18n } = useTranslation(['admin-maps', 'admin-scores'])
  const [{ state, match, map, number, whole, rounds, layout, source, added, user }] = row
  const isOut = state === 'out'
  const matchText = [match, number && t('admin-maps:number', { number })].filter(Boolean).join(' · ')
  return (
    <tr data-out={isOut || undefined} className={styles.line}>
      <th scope="row" className={`one-line ${styles.map}`}>
        <span className={`after-2 strong ${styles.name}`} dir="auto">
          {mapTitle(map) || t('admin-maps:unnamed')}
        </span>
        {isOut && <Chip>{t('admin-maps:out')}</Chip>}
        {state === 'waiting' && <Chip tone="warning">{t('admin-maps:waiting')}</Chip>}
      </th>
      <td className={classNames(styles.match, matchText === '' && styles.none)} dir="auto">
        {matchText}
      </td>
      <td
        className={classNames(styles.rounds, rounds === null && styles.none)}
        data-label={t('admin-maps:rounds')}
      >
        {rounds}
      </td>
      <td className={styles.source}>
        <bdi>{source.name}</bdi>
        <span className="caption"> {whole ? t('admin-maps:whole') : csvWord(layout, i18n.language)}</span>
      </td>
      <td>{row.map(({ type }) => t(`admin-scores:file.${type}`)).join(' + ')}</td>
      <td className="one-line faint">
        {lastUpdated(added, i18n.language)} · <bdi>{user.username}</bdi>
      </td>
      <td className={styles.acts}>{!closed && <Steps row={row} onStep={onStep} />}</td>
    </tr>
  )
}

/** The steps for a map: a server's is taken in or out, a file's is removed, or taken in again. */
function Steps({ row, onStep }: { row: MapRow; onStep: (step: MapStep) => void }) {
  const { t } = useTranslation('admin-maps')
  const [{ state, source, whole }] = row
  const name = nameOfRow(row)
  const isOfServer = source.kind === 'server' && !whole
  const choose = (step: 'takeIn' | 'takeOut' | 'remove', chosen: 'in' | 'out' | 'removed') =>
    onStep({
      title: t(`${step}Title`, { name }),
      text: t(`${step}Text`),
      act: t(step),
      choices: row.map(({ id }) => ({ id, state: chosen })),
    })
  return (
    <>
      {state !== 'in' && (
        <Button size="s" onClick={() => choose('takeIn', 'in')} aria-label={t('takeInName', { name })}>
          {t('takeIn')}
        </Button>
      )}
      {state === 'in' && isOfServer && (
        <Button size="s" onClick={() => choose('takeOut', 'out')} aria-label={t('takeOutName', { name })}>
          {t('takeOut')}
        </Button>
      )}
      {!isOfServer && (
        <IconButton size="s" label={t('removeName', { name })} onClick={() => choose('remove', 'removed')}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
    </>
  )
}
