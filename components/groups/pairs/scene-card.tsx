import { StyleMark } from '@/components/charts/marks/style-mark'
import { youTwo } from '@/lib/copy/you-two'
import { SCENE_HEADING, SCENE_NOTE } from '@/lib/disc/content/scenes/scene'
import type { Letter } from '@/lib/disc/letters'
import { fillNames } from '@/lib/disc/names'
import { readScene, sceneOf } from '@/lib/disc/team/scene'

interface ScenePerson {
  name: string
  initials: string
  primary: Letter
}

interface SceneCardProps {
  people: readonly [ScenePerson, ScenePerson]
  /** The first of the two reads it; else someone else does. */
  isMine?: boolean
}

const MARK = 52

/** A made-up moment between two people, line by line; the last line is the sentence that was missing. */
export function SceneCard({ people: [one, other], isMine = false }: SceneCardProps) {
  // Two of one letter have a scene each, and each of them is the first in one of the two.
  const isSecond = one.primary === other.primary && one.name > other.name
  const scene = sceneOf(one.primary, other.primary, isSecond)
  const names = { A: one.name, B: other.name }
  const lines = readScene(scene, names, isMine ? 'A' : null)
  const note = isMine
    ? SCENE_NOTE.you
    : fillNames(SCENE_NOTE.names, { one: one.name, other: other.name })
  const marks = {
    A: <Mark letter={one.primary} text={isMine ? youTwo.you : one.initials} />,
    B: <Mark letter={other.primary} text={other.initials} />,
  }
  return (
    <section
      className="wrap-anywhere mx-auto grid w-full max-w-245 grid-cols-1 gap-6"
      aria-labelledby="scene"
    >
      <header className="grid gap-1">
        <h2 id="scene" className="text-d3">
          {SCENE_HEADING}
        </h2>
        <p className="text-ink-2 text-sm">{note}</p>
      </header>
      <p className="font-600 text-17 text-ink-2">{scene.when}</p>
      <ol className="grid grid-cols-1 gap-3.5">
        {lines.map(({ by, text, isSaid }) => (
          <li
            key={text}
            className={`grid max-w-150 narrow:max-w-[88%] items-center gap-4.5 narrow:gap-3 text-balance narrow:text-18 text-20 leading-snug print:text-base ${by === 'A' ? 'grid-cols-[auto_minmax(0,1fr)]' : 'ml-auto grid-cols-[minmax(0,1fr)_auto] text-right [&>:first-child]:order-1'}`}
          >
            {marks[by]}
            <p>
              {isSaid && (
                <span className="sr-only">{`${by === 'A' && isMine ? youTwo.you : names[by]}: `}</span>
              )}
              <span>{isSaid ? `“${text}”` : text}</span>
            </p>
          </li>
        ))}
        <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4.5 narrow:gap-3 pt-5 print:break-inside-avoid">
          {marks.A}
          <p className="text-balance font-620 font-display text-[clamp(1.75rem,3.6vw,2.75rem)] leading-[1.04] tracking-[-0.032em] print:text-22">{`“${scene.missing}”`}</p>
        </li>
      </ol>
    </section>
  )
}

function Mark({ letter, text }: { letter: Letter; text: string }) {
  return (
    <StyleMark className="narrow:size-10 print:size-8" letter={letter} text={text} size={MARK} />
  )
}
