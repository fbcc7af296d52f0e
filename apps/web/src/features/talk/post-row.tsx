import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Avatar } from '../../base/session/avatar.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { formatMoment } from '../../base/ui/layout/dates.ts'
import { useDeletePost, useEditPost, useKeepPost } from './mutations.ts'
import { PostActs } from './post-acts.tsx'
import styles from './post-row.module.css'
import { PostText } from './post-text.tsx'
import { Reactions } from './reactions.tsx'
import type { Post } from './talk.ts'
import { TextForm } from './write-form.tsx'

/** Shows a post: who wrote it and when, its text or the stone in its place, reactions, and what the reader can do. */
export function PostRow({
  post,
  moderates,
  isPinned,
}: {
  post: Post
  moderates: boolean
  isPinned: boolean
}) {
  const { t, i18n } = useTranslation(['clans', 'ui'])
  const [editing, setEditing] = useState(false)
  const edit = useEditPost()
  const { id, author, text, state, sentAt, editedAt, reports } = post
  const isRead = state === 'shown' || (state === 'folded' && text !== '')
  const name = author?.username ?? t('ui:deletedUser')
  return (
    <article className={styles.post}>
      <Avatar user={{ name, avatar: author?.avatar ?? '' }} size={32} />
      <div className="stack gap-1 shrinks">
        <header className="row wrap baseline gap-2">
          {author ? (
            <Link
              to="/profile/{-$userName}"
              params={{ userName: author.username }}
              className={`strong breaks ${styles.name}`}
              dir="auto"
            >
              {name}
            </Link>
          ) : (
            <span className="soft">{name}</span>
          )}
          <time className="caption faint" dateTime={sentAt}>
            {formatMoment(sentAt, i18n.language)}
          </time>
          {editedAt && <span className="caption faint">{t('talk.edited')}</span>}
        </header>
        {!isRead && <p className="faint">{t(`talk.stone.${state}`)}</p>}
        {isRead && !editing && <PostText text={text} />}
        {isRead && editing && (
          <TextForm
            label={t('talk.edit')}
            send={t('talk.save')}
            first={text}
            busy={edit.isPending}
            onCancel={() => setEditing(false)}
            onSend={changed =>
              edit.mutate({ postId: id, text: changed }, { onSuccess: () => setEditing(false) })
            }
          />
        )}
        {state === 'folded' && isRead && <Folded postId={id} reports={reports} moderates={moderates} />}
        {isRead && !editing && <Reactions post={post} />}
      </div>
      {isRead && (
        <PostActs post={post} moderates={moderates} isPinned={isPinned} onEdit={() => setEditing(true)} />
      )}
    </article>
  )
}

/** Says that a post is folded, and has moderators decide about it (rulebook 28.6). */
function Folded({ postId, reports, moderates }: { postId: number; reports: number; moderates: boolean }) {
  const { t } = useTranslation(['clans', 'ui'])
  const keep = useKeepPost()
  const remove = useDeletePost()
  if (!moderates) return <p className="note warning">{t('talk.foldedOwn')}</p>
  return (
    <div className="stack gap-2">
      <p className="note warning">{t('talk.foldedBy', { reports })}</p>
      <div className="row wrap gap-2">
        <Button size="s" busy={keep.isPending} onClick={() => keep.mutate({ postId })}>
          {t('talk.keep')}
        </Button>
        <Button size="s" look="danger" busy={remove.isPending} onClick={() => remove.mutate({ postId })}>
          {t('talk.remove')}
        </Button>
      </div>
    </div>
  )
}
