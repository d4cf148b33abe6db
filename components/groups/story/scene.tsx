import { StyleMark } from '@/components/charts/marks/style-mark'
import { Link } from '@/components/ui/link'
import { NOT_US } from '@/lib/copy/not-us'
import { STORY } from '@/lib/copy/team-story'
import type { Letter } from '@/lib/disc/letters'
import type { Beat, StoryScene } from '@/lib/disc/team/finding-words'
import { pairPath } from '@/lib/routes'
import { PersonMark } from '../person-mark'
import { BringBack, NotUs } from './not-us'

/** Someone in a scene, by the shape of their letter. */
export interface SceneFace {
  id: string
  first_name: string
  last_name: string
  letter: Letter | null
}

interface SceneProps {
  scene: StoryScene
  groupId: string
  people: readonly SceneFace[]
  /** A leader may call it not true of the team. */
  isLeader: boolean
  /** What to try stands elsewhere. */
  isMonday: boolean
}

/** A situation beat by beat: who does what, one after the other, and one thing to try; a line where it was refused. */
export function Scene(of: SceneProps) {
  const { title, beats, todo, isPair, isRefused, people: ids } = of.scene
  if (isRefused) return <Folded {...of} />
  // Where everyone acts alike, there is no one to draw.
  const isActed = beats.some(({ people, empty }) => people.length > 0 || empty !== null)
  const [one = '', two = ''] = ids
  return (
    <article className="wrap-anywhere border-ink border-t-2 narrow:pt-5 pt-6 narrow:pb-7.5 pb-9 print:break-inside-avoid">
      <h3 className="mb-6 narrow:mb-4.5 text-d3">{title}</h3>
      {isActed ? (
        <ol className="grid grid-cols-3 narrow:grid-cols-1 narrow:gap-4.5">
          {beats.map((beat, at) => (
            <li
              key={beat.says}
              className="relative grid narrow:grid-cols-[52px_minmax(0,1fr)] grid-rows-[52px_auto] narrow:grid-rows-none content-start narrow:items-center justify-items-start gap-3.5 narrow:pr-0 pr-8.5 narrow:text-17 text-18 leading-normal"
            >
              <Faces beat={beat} people={of.people} />
              <p>{beat.says}</p>
              {at < beats.length - 1 && (
                // From one beat to the next: to the right, on phones down.
                <span
                  className={`absolute narrow:top-[calc(50%+30px)] top-6 narrow:right-auto right-3.5 narrow:-bottom-3.5 narrow:left-6 border-0 border-ink border-t-3 narrow:border-t-0 narrow:border-l-3 border-dotted ${beat.people.length > 1 ? 'left-28' : 'left-17'}`}
                  aria-hidden="true"
                />
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p className="max-w-176 text-18 leading-normal">{of.scene.says}</p>
      )}
      {(of.isLeader || !of.isMonday) && (
        <div className="mt-6 narrow:mt-5 flex narrow:flex-col narrow:items-start items-center gap-x-8 gap-y-2">
          {!of.isMonday && (
            <p className="max-w-176 text-ink-2">
              <b className="text-ink">{STORY.try}</b> <span>{todo}</span>{' '}
              {isPair && (
                <Link className="link print:hidden!" href={pairPath(of.groupId, one, two)}>
                  {STORY.both}
                </Link>
              )}
            </p>
          )}
          {of.isLeader && (
            <div className="print:hidden! -mr-3 narrow:mr-0 ml-auto narrow:-ml-3">
              <NotUs groupId={of.groupId} finding={of.scene} />
            </div>
          )}
        </div>
      )}
    </article>
  )
}

/** A scene that is called not true. */
function Folded({ scene, groupId }: SceneProps) {
  return (
    <article className="wrap-anywhere print:hidden! flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-ink border-t-2 py-5">
      <div>
        <h3 className="font-600 font-body text-17 tracking-normal">
          <span className="text-ink-2">{NOT_US.folded}</span> <span>{scene.title}</span>
        </h3>
        <p className="text-15 text-ink-2">{NOT_US.next}</p>
      </div>
      <BringBack groupId={groupId} finding={scene} />
    </article>
  )
}

interface FacesProps {
  beat: Beat<string>
  people: readonly SceneFace[]
}

/** Who is in a beat: people by their shapes, the dashed seat that no one takes, or a dot. Decorative: the text names them. */
function Faces({ beat, people }: FacesProps) {
  const seen = beat.people.flatMap((id) => people.find((person) => person.id === id) ?? [])
  if (beat.empty) return <StyleMark letter={beat.empty} size={52} variant="dashed" />
  if (seen.length === 0) return <span className="m-4.5 size-4 rounded-circle border-2 border-ink" />
  return (
    <span
      className={`flex [&>*+*]:-ml-3 narrow:[&>*+*]:-ml-2 ${seen.length > 1 ? 'narrow:[&>*]:size-7.5' : ''}`}
    >
      {seen.map((person) => (
        <PersonMark key={person.id} person={person} letter={person.letter} size={52} />
      ))}
    </span>
  )
}
