'use client'

import { ChevronLeft, ChevronRight } from 'lucide'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { SharedTextures } from '@/components/charts/texture/texture'
import { MAIN_ID } from '@/components/layout/skip-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { DARK } from '@/components/ui/watch-theme'
import type { Wall } from '@/lib/api/session-kit'
import { KEYS, labelOf, thoughtOf } from '@/lib/copy/session'
import { countLeads } from '@/lib/disc/team/profile'
import { agreementPages, sessionSteps, slidesOf } from '@/lib/disc/team/session'
import { groupPath, routes } from '@/lib/routes'
import { AgreementsSheet } from './agreements-sheet'
import styles from './session.module.css'
import { inOrder, onCircle, QuarterSheet, Sheet } from './sheets'
import { clockText, useClock } from './use-clock'
import { useKeys } from './use-keys'
import { useWall } from './use-wall'
import { namedSpots } from './wall-circle'

/** A session with a group, for the wall: one sheet after another, and nothing that members may not see of each other. */
export function SessionScreen({ first, start = 0 }: { first: Wall; start?: number }) {
  const [at, setAt] = useState(start)
  const { wall, refresh } = useWall(first, at)
  if (!wall || wall.answered === 0) return <Ended groupId={wall?.group.id} />
  return <Running wall={wall} refresh={refresh} at={at} onGo={setAt} />
}

/** In place of a session: the group is gone, or no one has answered. */
export function Ended({ groupId }: { groupId: string | undefined }) {
  return (
    <main id={MAIN_ID} className={styles.wall}>
      <div className={`${styles.sheet} ${styles.ended}`}>
        <h1 className={styles.title}>
          {groupId ? 'No one has answered yet.' : 'This session is over.'}
        </h1>
        <Link className="btn lg" href={groupId ? groupPath(groupId) : routes.groups}>
          {groupId ? 'Back to the group' : 'Team Groups'}
        </Link>
      </div>
    </main>
  )
}

interface RunningProps {
  wall: Wall
  refresh: () => Promise<void>
  at: number
  onGo: (at: number) => void
}

function Running({ wall, refresh, at, onGo }: RunningProps) {
  const router = useRouter()
  const [isHelping, setHelping] = useState(false)
  const [withNames, setWithNames] = useState(false)
  const people = onCircle(wall)
  const hasNames = wall.shows === 'names' && namedSpots(people) !== null
  const steps = sessionSteps(wall.shows, wall.findings.length)
  const pages = agreementPages(inOrder(wall.people))
  const slides = slidesOf(steps, {
    letters: countLeads(people.map(({ letter }) => ({ primary: letter }))),
    withNames: withNames && !hasNames,
    pages: pages.length,
  })
  const last = slides.length - 1
  const slide = slides[Math.min(at, last)]
  const step = steps[slide?.step ?? 0]
  const clock = useClock(slide?.step ?? 0, step?.minutes ?? 1)

  const next = () => onGo(Math.min(at + 1, last))
  const back = () => onGo(Math.max(Math.min(at, last) - 1, 0))
  const leave = () => (isHelping ? setHelping(false) : router.push(groupPath(wall.group.id)))
  const turnDark = useDark()
  useKeys({
    ArrowRight: next,
    PageDown: next,
    ' ': next,
    ArrowLeft: back,
    PageUp: back,
    Escape: leave,
    d: turnDark,
    n: () => setWithNames(!withNames),
    '?': () => setHelping(!isHelping),
  })
  if (!slide || !step) return null
  const { title } = thoughtOf(step, { shows: wall.shows, shown: people.length, inPairs: hasNames })
  return (
    <main id={MAIN_ID} className={styles.wall}>
      <SharedTextures>
        <div className={styles.sheet}>
          {step.kind === 'closing' && (
            <AgreementsSheet
              title={title}
              groupId={wall.group.id}
              people={pages[slide.page] ?? []}
              refresh={refresh}
            />
          )}
          {slide.letter && <QuarterSheet letter={slide.letter} people={people} />}
          {step.kind !== 'closing' && !slide.letter && (
            <Sheet step={step} wall={wall} people={people} hasNames={hasNames} />
          )}
          <footer className={styles.foot}>
            <span>{labelOf(step)}</span>
            {/* A clock that ticks is not read aloud. */}
            <span className={styles.time} aria-hidden="true">
              {clockText(clock.left)}
            </span>
          </footer>
          <div className={styles.line} style={{ '--left': clock.line } as React.CSSProperties} />
          {isHelping && <Help />}
        </div>
      </SharedTextures>
      <nav className={styles.nav} aria-label="Sheets">
        <button
          type="button"
          className="btn soft"
          aria-label="Back"
          onClick={back}
          disabled={at === 0}
        >
          <Icon of={ChevronLeft} />
        </button>
        <button
          type="button"
          className="btn soft"
          aria-label="Next"
          onClick={next}
          disabled={at >= last}
        >
          <Icon of={ChevronRight} />
        </button>
      </nav>
    </main>
  )
}

/** Turns dark to light and back, for as long as the session is open: the room decides, not the person. */
function useDark(): () => void {
  useEffect(() => {
    const { theme } = document.documentElement.dataset
    return () => {
      if (theme) document.documentElement.dataset.theme = theme
      else delete document.documentElement.dataset.theme
    }
  }, [])
  return () => {
    const { dataset } = document.documentElement
    const isDark = dataset.theme ? dataset.theme === 'dark' : window.matchMedia(DARK).matches
    dataset.theme = isDark ? 'light' : 'dark'
  }
}

/** What the keys do. */
function Help() {
  return (
    <section className={styles.help} aria-label="Keys">
      <dl>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
