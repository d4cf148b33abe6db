import { useEffect, useRef } from 'react'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { MAIN_ID } from '@/components/layout/skip-link'
import { Link } from '@/components/ui/link'
import type { PresenterView } from '@/lib/api/session-kit'
import { LAST_WALL, PAUSE } from '@/lib/copy/live/wall'
import { ENDS } from '@/lib/copy/session'
import { MOST_NAMED } from '@/lib/disc/team/session'
import { groupPath } from '@/lib/routes'
import sheet from '../session.module.css'
import { inOrder } from '../sheets'
import { useKeys } from '../use-keys'
import styles from './live.module.css'

interface LivePauseProps {
  failed: string
  onGoOn: () => void
  onEnd: () => void
}

/** Wherever someone leaves the wall: nothing of anybody. It ends by a button alone, since that can't be undone. */
export function LivePause({ failed, onGoOn, onEnd }: LivePauseProps) {
  const heading = useFocus()
  useKeys({ ArrowLeft: onGoOn, PageUp: onGoOn })
  return (
    <main id={MAIN_ID} className={sheet.presenter}>
      <div className={`${sheet.sheet} ${sheet.ended}`}>
        <h1 ref={heading} tabIndex={-1} className={sheet.title}>
          {PAUSE.title}
        </h1>
        <p className={`${sheet.text} ${styles.narrow}`}>{PAUSE.text}</p>
        <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
          <button type="button" className="btn btn-large" onClick={onGoOn}>
            {PAUSE.goOn}
          </button>
          <button type="button" className="btn btn-large btn-outline" onClick={onEnd}>
            {PAUSE.end}
          </button>
        </div>
        <p role="status" className={sheet.failed}>
          {failed}
        </p>
      </div>
    </main>
  )
}

interface LastWallProps {
  view: PresenterView
  onLeave: () => void
}

/** After the end: what stays, with those who wrote it. */
export function LastWall({ view, onLeave }: LastWallProps) {
  const heading = useFocus()
  const stay = inOrder(view.people).filter(({ agreement }) => agreement)
  return (
    <main id={MAIN_ID} className={sheet.presenter}>
      <div className={sheet.sheet}>
        <div className={styles.last}>
          <h1 ref={heading} tabIndex={-1} className={sheet.title}>
            {LAST_WALL.title}
          </h1>
          <p className={`${sheet.text} ${styles.narrow}`}>
            <span>{LAST_WALL.gone}</span>{' '}
            {stay.length > 0 && (
              <span>
                <b>{LAST_WALL.stay(stay.length)}</b> <span>{LAST_WALL.with}</span>
              </span>
            )}
          </p>
          {stay.length > 0 && stay.length <= MOST_NAMED && (
            <ul className={styles.here}>
              {stay.map(({ id, name, letter }) => (
                <li key={id}>
                  {letter ? (
                    <StyleMark letter={letter} className={styles.sign} />
                  ) : (
                    <span className={sheet.plain} />
                  )}
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          )}
          {/* In place of the wall, so that Back doesn't show it again. */}
          <Link
            className="btn btn-large btn-outline justify-self-start"
            href={groupPath(view.group.id)}
            onClick={onLeave}
            replace
          >
            {ENDS.toGroup}
          </Link>
        </div>
        <p className={sheet.foot}>{LAST_WALL.thanks}</p>
      </div>
    </main>
  )
}

/** Of what takes the place of what had it. */
function useFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
