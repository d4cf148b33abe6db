import { Check, X } from 'lucide'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Icon } from '@/components/ui/icon'
import { benefits } from '@/lib/copy/landing'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import styles from './phrases-fragment.module.css'

const { picker, pairs } = benefits.phrases

/** Four phrases of the guide; radio buttons choose the listener, and CSS alone shows the phrase. */
export function PhrasesFragment() {
  return (
    <div className={`group gap-5 grid mt-auto ${styles.phrases}`}>
      <div
        className="gap-2 flex items-center flex-wrap [&>p]:mr-1.5"
        role="radiogroup"
        aria-labelledby="phrases-picker"
      >
        <p className="text-sm text-ink-2 narrow:w-full!">
          <span id="phrases-picker">{picker}</span>
          {LETTERS.map((letter) => (
            <span
              key={letter}
              className={
                'hidden narrow:group-[&:has([value="D"]:checked)]:data-[to=D]:inline narrow:group-[&:has([value="D"]:checked)]:data-[to=D]:ml-[0.35em] narrow:group-[&:has([value="D"]:checked)]:data-[to=D]:font-650 narrow:group-[&:has([value="D"]:checked)]:data-[to=D]:text-ink narrow:group-[&:has([value="I"]:checked)]:data-[to=I]:inline narrow:group-[&:has([value="I"]:checked)]:data-[to=I]:ml-[0.35em] narrow:group-[&:has([value="I"]:checked)]:data-[to=I]:font-650 narrow:group-[&:has([value="I"]:checked)]:data-[to=I]:text-ink narrow:group-[&:has([value="S"]:checked)]:data-[to=S]:inline narrow:group-[&:has([value="S"]:checked)]:data-[to=S]:ml-[0.35em] narrow:group-[&:has([value="S"]:checked)]:data-[to=S]:font-650 narrow:group-[&:has([value="S"]:checked)]:data-[to=S]:text-ink narrow:group-[&:has([value="C"]:checked)]:data-[to=C]:inline narrow:group-[&:has([value="C"]:checked)]:data-[to=C]:ml-[0.35em] narrow:group-[&:has([value="C"]:checked)]:data-[to=C]:font-650 narrow:group-[&:has([value="C"]:checked)]:data-[to=C]:text-ink'
              }
              data-to={letter}
              aria-hidden="true"
            >
              {LETTER_NAMES[letter]}
            </span>
          ))}
        </p>
        {LETTERS.map((letter) => (
          <label
            key={letter}
            className="group text-sm gap-2.25 rounded-full border border-line items-center justify-center relative font-600 bg-surface inline-flex min-w-11 h-11 cursor-pointer narrow:p-0 narrow:flex-1 hover:border-line-strong [&:has(:checked)]:py-0 [&:has(:checked)]:border-2 [&:has(:checked)]:border-ink [&:has(:checked)]:pr-4 [&:has(:checked)]:pl-2.25 [&:has(:focus-visible)]:[outline:3px_solid_var(--ink)] [&:has(:focus-visible)]:outline-offset-3 narrow:[&:has(:checked)]:p-0 narrow:[&:has(:checked)]:flex-1"
          >
            <input
              className="m-0 inset-0 size-full absolute opacity-0 cursor-pointer"
              type="radio"
              name="listener"
              value={letter}
              defaultChecked={letter === 'D'}
            />
            <StyleMark letter={letter} size={26} />
            <span className="narrow:overflow-hidden narrow:size-px narrow:absolute narrow:[clip-path:inset(50%)] narrow:whitespace-nowrap group-[&:not(:has(:checked))]:overflow-hidden group-[&:not(:has(:checked))]:size-px group-[&:not(:has(:checked))]:absolute group-[&:not(:has(:checked))]:[clip-path:inset(50%)] group-[&:not(:has(:checked))]:whitespace-nowrap">
              {LETTER_NAMES[letter]}
            </span>
          </label>
        ))}
      </div>
      <div className="grid" aria-live="polite">
        {LETTERS.map((letter) => (
          <div
            key={letter}
            className={
              'gap-3 grid [grid-area:1_/_1] grid-rows-[1fr_1fr] invisible group-[&:has([value="D"]:checked)]:data-[to=D]:visible group-[&:has([value="I"]:checked)]:data-[to=I]:visible group-[&:has([value="S"]:checked)]:data-[to=S]:visible group-[&:has([value="C"]:checked)]:data-[to=C]:visible'
            }
            data-to={letter}
          >
            <p className="px-5.5 py-6 gap-4 rounded-panel border border-line grid items-center font-550 leading-normal bg-surface grid-cols-[34px_1fr] text-18 narrow:px-4 narrow:py-3.5 narrow:text-16">
              <Icon of={Check} className={`icon ${styles.sign}`} />
              <span>
                <span className="sr-only">Say: </span>
                <span>{`“${pairs[letter].say}”`}</span>
              </span>
            </p>
            <p
              className={`px-5.5 py-6 gap-4 rounded-panel border-dashed border border-line-strong text-ink-3 grid items-center leading-normal grid-cols-[34px_1fr] text-18 bg-transparent [background-image:none] font-450 narrow:px-4 narrow:py-3.5 narrow:text-16 ${styles.avoid}`}
            >
              <Icon of={X} className={`icon ${styles.sign}`} />
              <span>
                <span className="sr-only">Not: </span>
                <span>{`“${pairs[letter].avoid}”`}</span>
              </span>
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
