'use client'

import { useEffect, useRef } from 'react'
import { MAIN_ID } from '@/components/layout/skip-link'
import { Link } from '@/components/ui/link'
import { ENDS, type EndWords } from '@/lib/copy/session'
import { groupPath, routes } from '@/lib/routes'
import styles from './session.module.css'
import { useKeys } from './use-keys'

interface EndSheetProps {
  groupId: string
  onGoOn: () => void
  onLeave: () => void
}

/** After the last sheet, and wherever someone leaves the presenter view: nothing of anybody. */
export function EndSheet({ groupId, onGoOn, onLeave }: EndSheetProps) {
  useKeys({ ArrowLeft: onGoOn, PageUp: onGoOn })
  return (
    <Bare words={ENDS.over} groupId={groupId} onLeave={onLeave} takesFocus>
      <button type="button" className="btn btn-large" onClick={onGoOn}>
        {ENDS.goOn}
      </button>
    </Bare>
  )
}

/** In place of people, while it can't be known who still shows themselves. */
export function Silent({ groupId }: { groupId: string }) {
  return <Bare words={ENDS.silent} groupId={groupId} role="status" />
}

/** In place of a session: the group is gone, or no one has answered. */
export function Ended({ groupId }: { groupId: string | undefined }) {
  return <Bare words={groupId ? ENDS.unanswered : ENDS.gone} groupId={groupId} />
}

interface BareProps {
  words: EndWords
  groupId: string | undefined
  role?: 'status'
  onLeave?: () => void
  /** It takes the place of what had the focus. */
  takesFocus?: boolean
  children?: React.ReactNode
}

function Bare({ words, groupId, role, onLeave, takesFocus = false, children }: BareProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <main id={MAIN_ID} className={styles.presenter}>
      <div className={`${styles.sheet} ${styles.ended}`} role={role}>
        <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined} className={styles.title}>
          {words.title}
        </h1>
        {words.text && <p className={styles.text}>{words.text}</p>}
        <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
          {children}
          {/* In place of the presenter view, so that Back doesn't show it again. */}
          <Link
            className={children ? 'btn btn-large btn-outline' : 'btn btn-large'}
            href={groupId ? groupPath(groupId) : routes.groups}
            onClick={onLeave}
            replace
          >
            {groupId ? ENDS.toGroup : ENDS.toGroups}
          </Link>
        </div>
      </div>
    </main>
  )
}
