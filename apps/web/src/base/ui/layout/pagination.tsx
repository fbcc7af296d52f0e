import { pageSizes } from '@game/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from '../../texts/use-translation.ts'
import { IconButton } from '../input/icon-button.tsx'
import { Select } from '../input/select.tsx'
import { type PageSize, pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

/**
 * Navigates a paged list of `count` rows: up to five numbers, previous, next and the page size (rulebook 13.35).
 */
export function Pagination({
  page,
  pageSize,
  count,
  onPage,
  onPageSize,
  sizes = pageSizes,
}: {
  page: number
  pageSize: PageSize
  count: number
  onPage: (page: number) => void
  onPageSize: (size: PageSize) => void
  sizes?: readonly PageSize[]
}) {
  const { t } = useTranslation('ui')
  const pages = Math.max(1, Math.ceil(count / pageSize))
  const options = sizes.map(size => ({ value: size, label: t('perPage', { size }) }))
  return (
    <div className="row wrap middle between gap-3">
      <Select
        label={t('pageSize')}
        options={options}
        value={pageSize}
        onChange={size => size && onPageSize(size)}
      />
      <nav className="row middle gap-1" aria-label={t('pages')}>
        <IconButton size="s" label={t('previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={18} />
        </IconButton>
        {pageNumbers(page, pages).map(number => (
          <button
            key={number}
            type="button"
            className={`note medium pad-x-2 ${styles.number}`}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('page', { number })}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ))}
        <IconButton size="s" label={t('nextPage')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRight size={18} />
        </IconButton>
      </nav>
    </div>
  )
}
