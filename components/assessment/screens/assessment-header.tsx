'use client'

import { X } from 'lucide'
import { useState } from 'react'
import { Logo } from '@/components/layout/logo'
import { Icon } from '@/components/ui/icon'
import { useRouter } from '@/components/ui/language/use-router'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import styles from './assessment-header.module.css'
import { ConfirmDialog } from './confirm-dialog'

const LEAVING = {
  saved: 'Your answers are saved in your account. Pick up again whenever you like, on any device.',
  kept: 'Your answers stay in this browser.',
  lost: 'This browser doesn’t store data, so your answers would be lost.',
}

interface AssessmentHeaderProps {
  /** Null while there is no question. `own`: of a part that is not the form; `atMost`: it may end earlier. */
  progress: { index: number; total: number; place: string; own?: 'exact' | 'atMost' } | null
  /** Something was answered: leaving asks first. */
  confirmLeave?: boolean
  /** Where the answers are stored: in the account, in the browser, or nowhere. */
  becomes?: keyof typeof LEAVING
  /** The link out of the assessment, and its label. */
  way?: { href: string; label: string }
}

const HOME = { href: routes.home, label: 'Leave the assessment' }

/** The way out and how far it is: the assessment has no other navigation. */
export function AssessmentHeader({
  progress,
  confirmLeave = false,
  becomes = 'saved',
  way = HOME,
}: AssessmentHeaderProps) {
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
            {progress.own ? progress.place : `${progress.index + 1} of ${progress.total}`}
          </span>
        )}
        <Link
          className={`flex min-h-11 list-none items-center justify-center gap-2 font-600 no-underline [&::-webkit-details-marker]:hidden ${styles.leave}`}
          href={way.href}
          aria-label={way.label}
          onClick={(event) => {
            if (!confirmLeave) return
            event.preventDefault()
            setLeaving(true)
          }}
        >
          <Icon of={X} />
          <span className="narrow:hidden">Leave</span>
        </Link>
      </div>
      <Progress progress={progress} />
      <ConfirmDialog
        title="Leave the assessment?"
        open={leaving}
        stay="Stay"
        go="Leave"
        onStay={() => setLeaving(false)}
        onGo={() => router.push(way.href)}
      >
        {LEAVING[becomes]}
      </ConfirmDialog>
    </header>
  )
}

function Progress({ progress }: { progress: AssessmentHeaderProps['progress'] }) {
  if (!progress) return <div className={styles.track} />
  const { index, total, own } = progress
  const percent = ((index + 1) / total) * 100
  return (
    <div
      className={`${own ? `flex [&_span]:flex-1 ${styles.steps}` : styles.track}`}
      role="progressbar"
      aria-label="Assessment progress"
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
