import { StyleMark } from '@/components/charts/marks/style-mark'
import { styleColor } from '@/components/charts/style-color'
import { Texture } from '@/components/charts/texture/texture'
import { BusyButton } from '@/components/ui/busy-button'
import { Problem } from '@/components/ui/form-error'
import type { LiveAnswer, Phone } from '@/lib/api/live'
import { COLLEAGUE, DOES_FIRST } from '@/lib/copy/live/phone'
import { QUADRANT } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { PhoneFoot, PhoneText, PhoneTitle } from './frame'
import { saidOf } from './said-of'

interface ColleagueProps {
  name: string
  answer: LiveAnswer | null
  isShown: boolean
  /** The answer has not reached the server yet. */
  isUnsent: boolean
  onAnswer: (letter: Letter) => void
}

/** As they lie on the circle. */
const QUARTERS = ['D', 'I', 'C', 'S'] as const
const BOX = 160

/** One guesses the letter of a colleague who offered that. */
export function Colleague({ name, answer, isShown, isUnsent, onAnswer }: ColleagueProps) {
  return (
    <>
      <PhoneTitle>{COLLEAGUE.title(name)}</PhoneTitle>
      <PhoneText>{COLLEAGUE.how(name)}</PhoneText>
      <div className="mt-5 grid grid-cols-2 gap-2.5">
        {QUARTERS.map((letter) => (
          <button
            key={letter}
            type="button"
            className={`tone-${letter} cornered relative grid min-h-38 cursor-pointer content-center justify-items-center gap-2.5 overflow-hidden px-3 text-ink [--corner:72px] aria-disabled:cursor-not-allowed aria-pressed:outline-3 aria-pressed:outline-ink`}
            aria-pressed={answer === letter}
            aria-disabled={isShown}
            onClick={() => !isShown && onAnswer(letter)}
          >
            <Ground letter={letter} />
            <StyleMark letter={letter} size={38} />
            <span className="relative font-600 text-15">{DOES_FIRST[letter]}</span>
          </button>
        ))}
      </div>
      <p className="mt-4 min-h-7 text-center text-ink-2" role="status">
        {saidOf({ isShown, isUnsent, answer, said: COLLEAGUE.said })}
      </p>
    </>
  )
}

/** A quarter's texture, from the corner that is the center of the circle. */
function Ground({ letter }: { letter: Letter }) {
  const [sx, sy] = QUADRANT[letter]
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox={`0 0 ${BOX} ${BOX}`}
      preserveAspectRatio={`${sx < 0 ? 'xMax' : 'xMin'}${sy < 0 ? 'YMax' : 'YMin'} slice`}
      aria-hidden="true"
    >
      <Texture
        letter={letter}
        cx={sx < 0 ? BOX : 0}
        cy={sy < 0 ? BOX : 0}
        r={BOX * 1.4}
        color={styleColor(letter, 'fill')}
        opacity={letter === 'I' ? 0.25 : 0.12}
      />
    </svg>
  )
}

interface MineProps {
  me: Phone['me']
  busy: boolean
  failure: string | undefined
  onTurnOver: () => void
}

/** What the guessed person sees. */
export function Mine({ me, busy, failure, onTurnOver }: MineProps) {
  if (me.has_turned_over) {
    return (
      <>
        <PhoneTitle>{COLLEAGUE.turnedTitle}</PhoneTitle>
        <PhoneText>{COLLEAGUE.turned}</PhoneText>
      </>
    )
  }
  return (
    <>
      <PhoneTitle>{COLLEAGUE.mineTitle}</PhoneTitle>
      <PhoneText>{COLLEAGUE.mine}</PhoneText>
      <PhoneFoot>
        <Problem>{failure}</Problem>
        <BusyButton
          className="btn btn-large"
          busy={busy}
          busyLabel={COLLEAGUE.turningOver}
          onClick={onTurnOver}
        >
          {COLLEAGUE.turnOver}
        </BusyButton>
      </PhoneFoot>
    </>
  )
}
