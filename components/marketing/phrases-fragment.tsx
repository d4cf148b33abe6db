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
    <div className={`group mt-auto grid gap-5 ${styles.phrases}`}>
      <div
        className="flex flex-wrap items-center gap-2 [&>p]:mr-1.5"
        role="radiogroup"
        aria-labelledby="phrases-picker"
      >
        <p className="narrow:w-full! text-ink-2 text-sm">
          <span id="phrases-picker">{picker}</span>
          {LETTERS.map((letter) => (
            <span
              key={letter}
              className={
                'hidden narrow:group-[&:has([value="C"]:checked)]:data-[to=C]:ml-[0.35em] narrow:group-[&:has([value="D"]:checked)]:data-[to=D]:ml-[0.35em] narrow:group-[&:has([value="I"]:checked)]:data-[to=I]:ml-[0.35em] narrow:group-[&:has([value="S"]:checked)]:data-[to=S]:ml-[0.35em] narrow:group-[&:has([value="C"]:checked)]:data-[to=C]:inline narrow:group-[&:has([value="D"]:checked)]:data-[to=D]:inline narrow:group-[&:has([value="I"]:checked)]:data-[to=I]:inline narrow:group-[&:has([value="S"]:checked)]:data-[to=S]:inline narrow:group-[&:has([value="C"]:checked)]:data-[to=C]:font-650 narrow:group-[&:has([value="D"]:checked)]:data-[to=D]:font-650 narrow:group-[&:has([value="I"]:checked)]:data-[to=I]:font-650 narrow:group-[&:has([value="S"]:checked)]:data-[to=S]:font-650 narrow:group-[&:has([value="C"]:checked)]:data-[to=C]:text-ink narrow:group-[&:has([value="D"]:checked)]:data-[to=D]:text-ink narrow:group-[&:has([value="I"]:checked)]:data-[to=I]:text-ink narrow:group-[&:has([value="S"]:checked)]:data-[to=S]:text-ink'
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
            className="group relative inline-flex h-11 min-w-11 narrow:flex-1 cursor-pointer items-center justify-center gap-2.25 rounded-full border border-line bg-surface narrow:p-0 font-600 text-sm hover:border-line-strong narrow:[&:has(:checked)]:flex-1 [&:has(:checked)]:border-2 [&:has(:checked)]:border-ink narrow:[&:has(:checked)]:p-0 [&:has(:checked)]:py-0 [&:has(:checked)]:pr-4 [&:has(:checked)]:pl-2.25 [&:has(:focus-visible)]:outline-offset-3 [&:has(:focus-visible)]:[outline:3px_solid_var(--ink)]"
          >
            <input
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              type="radio"
              name="listener"
              value={letter}
              defaultChecked={letter === 'D'}
            />
            <StyleMark letter={letter} size={26} />
            <span className="narrow:absolute narrow:size-px narrow:overflow-hidden narrow:whitespace-nowrap narrow:[clip-path:inset(50%)] group-[&:not(:has(:checked))]:absolute group-[&:not(:has(:checked))]:size-px group-[&:not(:has(:checked))]:overflow-hidden group-[&:not(:has(:checked))]:whitespace-nowrap group-[&:not(:has(:checked))]:[clip-path:inset(50%)]">
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
              'invisible grid grid-rows-[1fr_1fr] gap-3 [grid-area:1_/_1] group-[&:has([value="C"]:checked)]:data-[to=C]:visible group-[&:has([value="D"]:checked)]:data-[to=D]:visible group-[&:has([value="I"]:checked)]:data-[to=I]:visible group-[&:has([value="S"]:checked)]:data-[to=S]:visible'
            }
            data-to={letter}
          >
            <p className="grid grid-cols-[34px_1fr] items-center gap-4 rounded-panel border border-line bg-surface narrow:px-4 px-5.5 narrow:py-3.5 py-6 font-550 narrow:text-16 text-18 leading-normal">
              <Icon of={Check} className={`icon ${styles.sign}`} />
              <span>
                <span className="sr-only">Say: </span>
                <span>{`“${pairs[letter].say}”`}</span>
              </span>
            </p>
            <p
              className={`grid grid-cols-[34px_1fr] items-center gap-4 rounded-panel border border-line-strong border-dashed bg-transparent narrow:px-4 px-5.5 narrow:py-3.5 py-6 font-450 narrow:text-16 text-18 text-ink-3 leading-normal [background-image:none] ${styles.avoid}`}
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
