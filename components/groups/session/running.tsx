import { ChevronLeft, ChevronRight, Keyboard, X } from 'lucide'
import { type RefObject, useState } from 'react'
import { SharedTextures } from '@/components/charts/texture/texture'
import { useRememberedSwitch } from '@/components/ui/use-remembered-switch'
import type { PresenterView } from '@/lib/api/session-kit'
import type { KeptPresenterView } from '@/lib/client/kept-presenter-view'
import { KEPT_SETTINGS } from '@/lib/client/kept-settings'
import { labelOf, NAV, thoughtOf } from '@/lib/copy/session'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { countLeads } from '@/lib/disc/team/profile'
import { agreementPages, placeIn, sessionSteps, slidesOf } from '@/lib/disc/team/session'
import { AgreementsSheet } from './agreements-sheet'
import { Help } from './help'
import { NavButton } from './nav-button'
import { namedSpots } from './presenter-circle'
import styles from './session.module.css'
import { inOrder, onCircle, QuarterSheet, Sheet } from './sheets'
import { clockText, useClock } from './use-clock'
import { useDark } from './use-dark'
import { useKeptPlace } from './use-kept-place'
import { useKeys } from './use-keys'

interface RunningProps {
  view: PresenterView
  refresh: () => Promise<void>
  memory: RefObject<KeptPresenterView | null>
  start: number | undefined
  /** Below what the first sheet says. */
  below?: React.ReactNode
  onEnd: () => void
}

/** The sheet that is shown, and the ways from it to the others. */
export function Running({ view, refresh, memory, start, below, onEnd }: RunningProps) {
  const { place, setPlace, spent, keep } = useKeptPlace(view.group.id, memory, start)
  const [isHelping, setHelping] = useState(false)
  const [withNames, setWithNames] = useState(false)
  const [hasLetterKeys, setLetterKeys] = useRememberedSwitch(KEPT_SETTINGS.shortcuts, true)
  const people = onCircle(view)
  const hasNames = view.shows === 'names' && namedSpots(people) !== null
  const steps = sessionSteps(view.shows, view.findings.length)
  const pages = agreementPages(inOrder(view.people))
  const slides = slidesOf(steps, {
    letters: countLeads(people.map(({ letter }) => ({ primary: letter }))),
    withNames: withNames && !hasNames,
    pages: pages.length,
  })
  // A finding is known by what it says: when the first is gone, the second is still the one shown.
  const keys = steps.map(({ kind, at }) => (kind === 'finding' && view.findings[at]?.says) || kind)
  const sheets = slides.map(({ step, letter, page }) => `${keys[step]} ${letter} ${page}`)
  const now = placeIn(sheets, place)
  if (now.key !== place.key || now.at !== place.at) setPlace(now)
  const slide = slides[now.at]
  const step = steps[slide?.step ?? 0]
  const clock = useClock(spent, {
    step: `${step?.kind} ${step?.at}`,
    minutes: step?.minutes ?? 1,
    onTick: keep,
  })

  function go(at: number) {
    const key = sheets[at]
    if (key === undefined) return
    setPlace({ key, at })
    void refresh()
  }
  const next = () => (now.at === slides.length - 1 ? onEnd() : go(now.at + 1))
  const back = () => go(now.at - 1)
  const turnDark = useDark()
  const turnNames = () => setWithNames(!withNames)
  const help = () => setHelping(!isHelping)
  useKeys({
    ArrowRight: next,
    PageDown: next,
    ' ': next,
    ArrowLeft: back,
    PageUp: back,
    Escape: isHelping ? help : onEnd,
    ...(hasLetterKeys && { d: turnDark, n: turnNames, '?': help }),
  })
  if (!slide || !step) return null
  const { title } = thoughtOf(step, { shows: view.shows, shown: people.length, inPairs: hasNames })
  const finding = step.kind === 'finding' && view.findings[step.at]
  return (
    <>
      <SharedTextures>
        <div className={styles.sheet} inert={isHelping}>
          {step.kind === 'closing' && (
            <AgreementsSheet
              title={title}
              groupId={view.group.id}
              people={pages[slide.page] ?? []}
              refresh={refresh}
            />
          )}
          {slide.letter && <QuarterSheet letter={slide.letter} people={people} />}
          {step.kind !== 'closing' && !slide.letter && (
            <Sheet step={step} view={view} people={people} hasNames={hasNames} below={below} />
          )}
          <footer className={styles.foot}>
            <span>{labelOf(step)}</span>
            {/* A clock that ticks is not read aloud. */}
            <span className={styles.time} aria-hidden="true">
              {clockText(clock.left)}
            </span>
          </footer>
          <p role="status" className="sr-only">
            {slide.letter ? LETTER_NAMES[slide.letter] : finding ? finding.title : title}
          </p>
          <div className={styles.line} style={{ '--left': clock.line } as React.CSSProperties} />
        </div>
        {isHelping && (
          <Help
            withNames={withNames}
            onNames={turnNames}
            onDark={turnDark}
            hasLetterKeys={hasLetterKeys}
            onLetterKeys={setLetterKeys}
          />
        )}
      </SharedTextures>
      <nav className={styles.nav} aria-label={NAV.all}>
        <NavButton name={NAV.back} icon={ChevronLeft} onClick={back} disabled={now.at === 0} />
        <NavButton name={NAV.next} icon={ChevronRight} onClick={next} />
        <NavButton name={NAV.keys} icon={Keyboard} onClick={help} aria-expanded={isHelping} />
        <NavButton name={NAV.end} icon={X} onClick={onEnd} />
      </nav>
    </>
  )
}
