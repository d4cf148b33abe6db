'use client'

import { X } from 'lucide'
import { useState } from 'react'
import { useSay, useWords } from '#words'
import { Logo } from '@/components/layout/logo'
import { Icon } from '@/components/ui/icon'
import { useRouter } from '@/components/ui/language/use-router'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import styles from './assessment-header.module.css'
import { ConfirmDialog } from './confirm-dialog'

interface AssessmentHeaderProps {
  /** Null while there is no question. `own`: of a part that is not the form; `atMost`: it may end earlier. */
  progress: { index: number; total: number; place: string; own?: 'exact' | 'atMost' } | null
  /** Something was answered: leaving asks first. */
  confirmLeave?: boolean
  /** Where the answers are stored: in the account, in the browser, or nowhere. */
  becomes?: 'saved' | 'kept' | 'lost'
  /** The link out of the assessment, and its label. */
  way?: { href: string; label: string }
}

/** The way out and how far it is: the assessment has no other navigation. */
export function AssessmentHeader({
  progress,
  confirmLeave = false,
  becomes = 'saved',
  way,
}: AssessmentHeaderProps) {
  const words = useWords('assessment.header')
  const say = useSay()
  const { href, label } = way ?? { href: routes.home, label: words.leaveLabel }
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)
  return (
    <header>
      <div className={`container relative flex items-center gap-5 ${styles.top}`}>
        <Logo compact />
        {progress && (
          <span
            className={`absolute left-1/2 not-narrow:hidden font-600 tabular-nums [transform:translateX(-50%)] ${styles.place}`}
            aria-hidden="true"
          >
            {progress.own
              ? progress.place
              : say(words.place, { number: progress.index + 1, total: progress.total })}
          </span>
        )}
        <Link
          className={`flex min-h-11 list-none items-center justify-center gap-2 font-600 no-underline [&::-webkit-details-marker]:hidden ${styles.leave}`}
          href={href}
          aria-label={label}
          onClick={(event) => {
            if (!confirmLeave) return
            event.preventDefault()
            setLeaving(true)
          }}
        >
          <Icon of={X} />
          <span className="narrow:hidden">{words.leave}</span>
        </Link>
      </div>
      <Progress progress={progress} />
      <ConfirmDialog
        title={words.leaveTitle}
        open={leaving}
        stay={words.stay}
        go={words.leave}
        onStay={() => setLeaving(false)}
        onGo={() => router.push(href)}
      >
        {words.becomes[becomes]}
      </ConfirmDialog>
    </header>
  )
}

function Progress({ progress }: { progress: AssessmentHeaderProps['progress'] }) {
  const label = useWords('assessment.header').progress
  if (!progress) return <div className={styles.track} />
  const { index, total, own } = progress
  const percent = ((index + 1) / total) * 100
  return (
    <div
      className={`${own ? `flex [&_span]:flex-1 ${styles.steps}` : styles.track}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={progress.place}
    >
      {own ? (
        // Steps, since a bar that was full must not fall.
        Array.from({ length: total }, (_, step) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number.
            key={step}
            className={step <= index ? styles.done : own === 'atMost' ? styles.maybe : styles.ahead}
          />
        ))
      ) : (
        <div className={`${styles.bar} ${styles.place}`} style={{ width: `${percent}%` }} />
      )}
    </div>
  )
}
