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
import { LETTER_NAMES } from '@/lib/disc/letters'
import { sentenceOf } from '@/lib/disc/team/finding-words'
import { countLeads } from '@/lib/disc/team/profile'
import {
  agreementPages,
  type Place,
  placeIn,
  sessionSteps,
  slidesOf,
} from '@/lib/disc/team/session'
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
  const { wall, isSilent, refresh } = useWall(first)
  if (!wall || wall.answered === 0) return <Ended groupId={wall?.group.id} />
  return (
    <>
      {isSilent && <Silent groupId={wall.group.id} />}
      {/* It stays, unseen, with what someone is typing. */}
      <main id={isSilent ? undefined : MAIN_ID} className={styles.wall} hidden={isSilent}>
        <Running wall={wall} refresh={refresh} start={start} />
      </main>
    </>
  )
}

/** In place of people, while it can't be known who still shows themselves. */
export function Silent({ groupId }: { groupId: string }) {
  return (
    <main id={MAIN_ID} className={styles.wall}>
      <div className={`${styles.sheet} ${styles.ended}`} role="status">
        <h1 className={styles.title}>No connection right now.</h1>
        <p className={styles.text}>So no one is shown. The session comes back by itself.</p>
        <Link className="btn lg" href={groupPath(groupId)}>
          Back to the group
        </Link>
      </div>
    </main>
  )
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
  start: number
}

function Running({ wall, refresh, start }: RunningProps) {
  const router = useRouter()
  const [place, setPlace] = useState<Place>({ key: '', at: start })
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
  // A finding is known by what it says: when the first is gone, the second is still the one on the wall.
  const keys = steps.map(({ kind, at }) => (kind === 'finding' && wall.findings[at]?.says) || kind)
  const sheets = slides.map(({ step, letter, page }) => `${keys[step]} ${letter} ${page}`)
  const now = placeIn(sheets, place)
  if (now.key !== place.key || now.at !== place.at) setPlace(now)
  const slide = slides[now.at]
  const step = steps[slide?.step ?? 0]
  const clock = useClock(keys[slide?.step ?? 0] ?? '', step?.minutes ?? 1)

  function go(at: number) {
    const key = sheets[at]
    if (key === undefined) return
    setPlace({ key, at })
    void refresh()
  }
  const next = () => go(now.at + 1)
  const back = () => go(now.at - 1)
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
  const finding = step.kind === 'finding' && wall.findings[step.at]
  return (
    <>
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
          <p role="status" className="vh">
            {slide.letter ? LETTER_NAMES[slide.letter] : finding ? sentenceOf(finding) : title}
          </p>
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
          disabled={now.at === 0}
        >
          <Icon of={ChevronLeft} />
        </button>
        <button
          type="button"
          className="btn soft"
          aria-label="Next"
          onClick={next}
          disabled={now.at === slides.length - 1}
        >
          <Icon of={ChevronRight} />
        </button>
      </nav>
    </>
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
