import { Download, TriangleAlert } from 'lucide-react'
import { failureOf } from '../../../base/api/failure.ts'
import { useFailureText } from '../../../base/api/failure-text.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Table } from '../../../base/ui/layout/table.tsx'
import faultListStyles from './fault-list.module.css'
import { areInFiles, type Fault, faultsCsv, saveText, translateFault } from './faults.ts'
import { translateUses } from './uses.ts'

/** Shows the text of a failed call in place. */
export function ErrorText({ error }: { error: unknown }) {
  const { i18n } = useTranslation('admin')
  const text = useFailureText(error)
  const isUse = failureOf(error)?.rule === 'IN_USE'
  return (
    <p className="t14 failed" role="alert">
      {text && isUse ? translateUses(text, i18n.language) : text}
    </p>
  )
}

/** Lists why a file was refused, or several, line by line: the first hundred faults, and how many more there are. */
export function FaultList({
  fileName,
  faults: found,
  faultCount,
}: {
  fileName: string
  faults: readonly Fault[]
  faultCount: number
}) {
  const { t, i18n } = useTranslation('admin')
  const faults = found.map(fault => translateFault(fault, i18n.language))
  const inFiles = areInFiles(faults)
  const rest = faultCount - faults.length
  const download = () => saveText(`${fileName.replace(/\.csv$/i, '')}-faults.csv`, faultsCsv(faults))
  return (
    <div className={faultListStyles.faults}>
      <div className={`row wrap middle t14 failed pad-2-3 ${faultListStyles.head}`} role="alert">
        <TriangleAlert size={16} aria-hidden />
        <span className={`fill ${faultListStyles.count}`}>{t('faults.count', { count: faultCount })}</span>
        <Button size="s" onClick={download}>
          <Download size={14} aria-hidden />
          {t('faults.download')}
        </Button>
      </div>
      <div className={faultListStyles.list}>
        <Table caption={t('faults.list')} dense>
          <thead>
            <tr>
              {inFiles && <th scope="col">{t('faults.file')}</th>}
              <th scope="col">{t('faults.line')}</th>
              <th scope="col">{t('faults.column')}</th>
              <th scope="col">{t('faults.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ file, line, column, reason }) => (
              <tr key={`${file} ${line} ${column} ${reason}`}>
                {inFiles && <td className={`breaks ${faultListStyles.file}`}>{file}</td>}
                <th scope="row">{line}</th>
                <td>{column || '-'}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {rest > 0 && <p className="caption pad-2-3 line-above">{t('faults.more', { count: rest })}</p>}
    </div>
  )
}
