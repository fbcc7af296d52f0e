import { Toast } from '@base-ui/react/toast'
import { useSelector } from '@tanstack/react-store'
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { IconButton } from '../input/icon-button.tsx'
import styles from './notices.module.css'
import { type NoticeType, notices, noticesAtOnce } from './notify.ts'

const icons = { info: Info, success: CircleCheck, error: CircleX, warning: TriangleAlert } satisfies Record<
  NoticeType,
  unknown
>

/** Draws the queue's popups, 5 s each, longer under the pointer or focus. */
export default function Notices() {
  const { t } = useTranslation('ui')
  return (
    <Toast.Provider timeout={5000} limit={noticesAtOnce}>
      <Feeder />
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={t('notices')}>
          <Popups />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Hands each newly shown notice to the manager, and again where it is renewed: its time begins anew then. */
function Feeder() {
  const shown = useSelector(notices.state, ({ shown }) => shown)
  const { add } = Toast.useToastManager<{ kind: NoticeType }>()
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
        onRemove: () => notices.remove(id),
      })
    }
  }, [shown, add])
  return null
}

function Popups() {
  const { t } = useTranslation('ui')
  const { toasts } = Toast.useToastManager<{ kind: NoticeType }>()
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
        swipeDirection={['right', 'down']}
      >
        <Toast.Content className={styles.content}>
          <Icon size={20} className={styles.icon} aria-hidden />
          <span className="visually-hidden">{t(`notice.${kind}`)}</span>
          <Toast.Description className={styles.text} />
          <Toast.Close
            // Base UI hides it while nobody points at it, though Tab reaches it.
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
