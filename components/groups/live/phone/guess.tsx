import { useRef, useState } from 'react'
import type { putDot } from '@/lib/api/entries/live'
import type { Phone } from '@/lib/api/live'
import type { SentTo } from '@/lib/client/call'
import { GUESS, placeInWords } from '@/lib/copy/live/phone'
import { MAX_PLACE } from '@/lib/disc/circle/geometry'
import { PhoneFoot, PhoneTitle } from './frame'
import { PhoneCircle } from './phone-circle'

export type Dot = SentTo<typeof putDot>

interface GuessProps {
  dot: Phone['dot']
  onMove: (dot: Dot) => void
}

/** 5 % of the circle’s width. */
const STEP = 0.1
const KEYS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}
const CENTER: Dot = { x: 0, y: 0, is_left: false }

/** One drags a dot to where one thinks that one sits, or moves it by keys. */
export function Guess({ dot, onMove }: GuessProps) {
  const [at, setAt] = useState<Dot>(dot ?? CENTER)
  const isHeld = useRef(false)
  const words = placeInWords([at.x, at.y])

  function put(next: Dot) {
    setAt(next)
    onMove(next)
  }

  function drag(event: React.PointerEvent<HTMLElement>) {
    if (!isHeld.current) return
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const half = width / 2
    put(inside((event.clientX - left - half) / half, -(event.clientY - top - half) / half))
  }

  function press(event: React.KeyboardEvent) {
    const move = KEYS[event.key]
    if (!move) return
    event.preventDefault()
    put(inside(at.x + move[0], at.y + move[1]))
  }

  /** Of one axis: what a screen reader's own gestures move. Keys move the dot along both, from the first. */
  const axis = (name: 'x' | 'y', label: string) => (
    <input
      type="range"
      className="sr-only"
      min={-100}
      max={100}
      step={STEP * 100}
      value={Math.round(at[name] * 100)}
      aria-label={label}
      aria-valuetext={words}
      tabIndex={name === 'x' ? 0 : -1}
      onKeyDown={press}
      onChange={({ target }) => {
        const moved = { ...at, [name]: Number(target.value) / 100 }
        put(inside(moved.x, moved.y))
      }}
    />
  )

  return (
    <>
      <PhoneTitle>{GUESS.title}</PhoneTitle>
      <div className="group relative mx-auto mt-4 w-full max-w-[350px]">
        {axis('x', GUESS.focus)}
        {axis('y', GUESS.pace)}
        <PhoneCircle dot={at} />
        <div
          className="absolute inset-[9.7%] cursor-grab touch-none select-none rounded-circle active:cursor-grabbing"
          onPointerDown={(event) => {
            isHeld.current = true
            event.currentTarget.setPointerCapture(event.pointerId)
            drag(event)
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            isHeld.current = false
          }}
          onPointerCancel={() => {
            isHeld.current = false
          }}
        />
      </div>
      <p className="mt-2 min-h-7 text-center text-17 text-ink-2">{words}</p>
      <PhoneFoot>
        <p className="text-center text-ink-2 text-sm" role="status">
          {at.is_left ? GUESS.left : GUESS.how}
        </p>
        <button
          type="button"
          className="btn btn-large"
          aria-disabled={at.is_left}
          onClick={() => !at.is_left && put({ ...at, is_left: true })}
        >
          {GUESS.leave}
        </button>
      </PhoneFoot>
    </>
  )
}

/** The place in the circle that is nearest. */
function inside(x: number, y: number): Dot {
  const distance = Math.hypot(x, y)
  const share = distance > MAX_PLACE ? MAX_PLACE / distance : 1
  const rounded = (value: number) => Math.round(value * share * 1000) / 1000
  return { x: rounded(x), y: rounded(y), is_left: false }
}
