import { postSigns } from '@game/domain'
import { SmilePlus } from 'lucide-react'
import { SignIcon } from '../../base/icons/sign-icon.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { IconButton } from '../../base/ui/input/icon-button.tsx'
import { Menu, MenuItem } from '../../base/ui/overlay/menu.tsx'
import { useReactToPost } from './mutations.ts'
import styles from './post-row.module.css'
import type { Post } from './talk.ts'

/** Shows the signs that members chose, each a button that adds or takes away the reader's own, and a menu of the others (rulebook 28.4). */
export function Reactions({ post: { id, reactions } }: { post: Post }) {
  const { t } = useTranslation('clans')
  const react = useReactToPost()
  const others = postSigns.filter(sign => !reactions.some(each => each.sign === sign))
  return (
    <div className="row wrap middle gap-2">
      {reactions.map(({ sign, count, own }) => (
        <button
          key={sign}
          type="button"
          className={styles.sign}
          aria-pressed={own}
          aria-label={t('talk.signCount', { sign: t(`talk.sign.${sign}`), count })}
          onClick={() => react.mutate({ postId: id, sign, on: !own })}
        >
          <SignIcon sign={sign} size={18} />
          <span className="tabular">{count}</span>
        </button>
      ))}
      {others.length > 0 && (
        <Menu
          align="start"
          trigger={
            <IconButton size="s" label={t('talk.react')}>
              <SmilePlus size={17} />
            </IconButton>
          }
        >
          {others.map(sign => (
            <MenuItem
              key={sign}
              icon={<SignIcon sign={sign} size={20} />}
              onSelect={() => react.mutate({ postId: id, sign, on: true })}
            >
              {t(`talk.sign.${sign}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  )
}
