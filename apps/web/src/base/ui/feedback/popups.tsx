import { Toast } from '@base-ui/react/toast'
import { useSelector } from '@tanstack/react-store'
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { type PopupType, popupQueue, popupsAtOnce } from '../base/notify.ts'
import { IconButton } from '../input/icon-button.tsx'
import styles from './popups.module.css'

const icons = { info: Info, success: CircleCheck, error: CircleX, warning: TriangleAlert } satisfies Record<
  PopupType,
  unknown
>

/** Draws the queue's popups, 5 s each, longer under the pointer or focus. */
export default function Popups() {
  const { t } = useTranslation('ui')
  return (
    <Toast.Provider timeout={5000} limit={popupsAtOnce}>
      <Feeder />
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={t('notices')}>
          <PopupList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Passes each newly shown popup to the manager, and again when it is renewed, which restarts its time. */
function Feeder() {
  const shown = useSelector(popupQueue.state, ({ shown }) => shown)
  const { add } = Toast.useToastManager<{ kind: PopupType }>()
  const fed = useRef(new Map<number, number>())
  useEffect(() => {
    for (const { id, type, text, times } of shown) {
      if (fed.current.get(id) === times) continue
      fed.current.set(id, times)
      add({
        id: String(id),
        description: text,
        data: { kind: type },
        priority: type === 'error' ? 'high' : 'low',
        onRemove: () => popupQueue.remove(id),
      })
    }
  }, [shown, add])
  return null
}

function PopupList() {
  const { t } = useTranslation('ui')
  const { toasts } = Toast.useToastManager<{ kind: PopupType }>()
  return toasts.map(toast => {
    const kind = toast.data?.kind ?? 'info'
    const Icon = icons[kind]
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={styles.popup}
        aria-label={t(`notice.${kind}`)}
        data-kind={kind}
        // Base UI hides an urgent popup from screen readers until it has the focus, though Tab reaches it.
        aria-hidden={false}
        swipeDirection={['right', 'down']}
      >
        <Toast.Content className={`row middle gap-3 ${styles.content}`}>
          <Icon size={20} className="tone" aria-hidden />
          <span className="visually-hidden">{t(`notice.${kind}`)}</span>
          <Toast.Description className={`fill shrinks breaks t14 ${styles.text}`} />
          <Toast.Close
            // Base UI hides it while no pointer is over the popup, though Tab reaches it.
            aria-hidden={false}
            render={
              <IconButton label={t('close')} size="s">
                <X size={16} />
              </IconButton>
            }
          />
        </Toast.Content>
      </Toast.Root>
    )
  })
}
