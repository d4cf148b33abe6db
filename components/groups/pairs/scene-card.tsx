import { SCENE_HEADING, SCENE_NOTE } from '@/lib/disc/content/scenes/scene'
import type { Letter } from '@/lib/disc/letters'
import { fillNames } from '@/lib/disc/names'
import { readScene, sceneOf } from '@/lib/disc/team/scene'
import { PersonMark } from '../person-mark'

interface ScenePerson {
  id: string
  first_name: string
  last_name: string
  name: string
  primary: Letter
}

interface SceneCardProps {
  people: readonly [ScenePerson, ScenePerson]
  /** The first of the two reads it; else someone else does. */
  isMine?: boolean
}

/** A made-up moment between two people, line by line; the last line is the sentence that was missing. */
export function SceneCard({ people: [one, other], isMine = false }: SceneCardProps) {
  // Two of one letter have a scene each, and each of them is the first in one of the two.
  const isSecond = one.primary === other.primary && one.name > other.name
  const scene = sceneOf(one.primary, other.primary, isSecond)
  const names = { A: one.name, B: other.name }
  const who = { A: one, B: other }
  const lines = readScene(scene, names, isMine ? 'A' : null)
  const note = isMine
    ? SCENE_NOTE.you
    : fillNames(SCENE_NOTE.names, { one: one.name, other: other.name })
  return (
    <section
      className="wrap-anywhere grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="scene"
    >
      <header className="grid gap-1">
        <h2 id="scene" className="text-h3">
          {SCENE_HEADING}
        </h2>
        <p className="text-ink-2 text-sm">{note}</p>
      </header>
      <p className="font-600">{scene.when}</p>
      <ol className="grid max-w-160 grid-cols-1 gap-4">
        {lines.map(({ by, text, isSaid }) => (
          <li
            key={text}
            className={`grid items-center gap-3 ${by === 'A' ? 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-cols-[minmax(0,1fr)_auto] justify-items-end text-right [&>:first-child]:order-1'}`}
          >
            <PersonMark person={who[by]} letter={who[by].primary} size={36} />
            <p className={isSaid ? undefined : 'text-ink-2'}>
              {isSaid && <span className="sr-only">{`${names[by]}: `}</span>}
              <span>{isSaid ? `“${text}”` : text}</span>
            </p>
          </li>
        ))}
        <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 pt-2">
          <PersonMark person={one} letter={one.primary} size={36} />
          <p className="font-640 font-display text-d3">{`“${scene.missing}”`}</p>
        </li>
      </ol>
    </section>
  )
}
