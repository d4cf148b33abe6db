import { StyleMark } from '@/components/charts/marks/style-mark'
import { SharedTextures } from '@/components/charts/texture/texture'
import { Link } from '@/components/ui/link'
import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import type { GroupDetail } from '@/lib/api/groups'
import { circleLabel, STORY } from '@/lib/copy/team-story'
import { SITUATIONS_NOTE } from '@/lib/disc/content/team'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import type { NamedFinding, StoryScene } from '@/lib/disc/team/finding-words'
import type { TeamPicture } from '@/lib/disc/team/story'
import { inviteToGroupPath } from '@/lib/routes'
import { standingIn, toMapPerson } from '../member/colleagues'
import { PeopleCircle } from '../people-circle'
import { Trail } from '../trail'
import { LETTER_FACES } from './letter-faces'
import { Monday } from './monday'
import { SaidNotUs } from './said-not-us'
import { Scene } from './scene'

interface StoryScreenProps {
  group: GroupDetail
  personId: string
  story: {
    /** Said of letters alone: the circle would have the reader at most. */
    isByLetter: boolean
    picture: TeamPicture
    scenes: readonly StoryScene[]
    /** For leaders. */
    monday: NamedFinding | null
    /** For leaders. */
    refused: readonly NamedFinding[]
  }
}

/** A team in one picture, what stands out in it as scenes, and for its leader one thing to do. */
export function StoryScreen({ group, personId, story }: StoryScreenProps) {
  const { isByLetter, picture, scenes, monday, refused } = story
  const standing = standingIn(group, personId)
  if (!standing) return null
  const { mine, others } = standing
  const people = [mine, ...others].flatMap((one) => (one ? toMapPerson(one, one === mine) : []))
  const marked = [
    ...group.members.map((member) => ({ ...member, letter: member.primary_type })),
    ...LETTER_FACES,
  ]
  const isFew = !isByLetter && people.length < 2 && scenes.length === 0
  // Before two have answered, every seat where no one sits waits for someone.
  const empty = isFew
    ? LETTERS.filter((letter) => people.every((person) => person.letter !== letter))
    : picture.empty
  return (
    <div className="page page-close container grid grid-cols-1 gap-6">
      <Trail group={group} here={STORY.here} />
      <SharedTextures>
        <header
          className={`grid items-center gap-x-12 gap-y-5 ${isByLetter ? 'grid-cols-1 pb-6' : 'grid-cols-[minmax(0,1fr)_minmax(0,560px)] medium:grid-cols-1 print:grid-cols-[minmax(0,1fr)_300px]'}`}
        >
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <h1 className="wrap-anywhere text-d1">{picture.headline}</h1>
            <p className="text-ink-2 text-lede">{noteOf(isFew, scenes.length)}</p>
            {isFew && group.is_leader && (
              <Link
                className="btn print:hidden! justify-self-start"
                href={inviteToGroupPath(group.id)}
              >
                {STORY.invite}
              </Link>
            )}
            <Seats seats={picture.seats} />
          </div>
          {!isByLetter && (
            <div className="grid grid-cols-1 print:break-inside-avoid">
              <PeopleCircle
                people={people}
                empty={empty}
                label={circleLabel(people.length, isFew ? [] : empty)}
              />
            </div>
          )}
        </header>
        {scenes.length > 0 && (
          <section aria-labelledby="scenes">
            <h2 id="scenes" className="pb-2 font-600 font-body text-15 text-ink-2 tracking-normal">
              {STORY.scenes}
            </h2>
            {scenes.map((scene) => (
              <Scene
                // Folded, it is another one: where it had the focus, the line takes it (layout/focus-keeper.tsx).
                key={`${scene.key} ${scene.isRefused}`}
                scene={scene}
                groupId={group.id}
                people={marked}
                isLeader={group.is_leader}
                isMonday={scene === monday}
              />
            ))}
          </section>
        )}
        {monday && <Monday finding={monday} groupId={group.id} />}
        <SaidNotUs groupId={group.id} refused={refused} />
      </SharedTextures>
      <Toaster />
    </div>
  )
}

function noteOf(isFew: boolean, scenes: number): string {
  if (scenes > 0) return SITUATIONS_NOTE
  return isFew ? STORY.few : STORY.empty
}

/** Whose seats are empty, and what that means. */
function Seats({ seats }: Pick<TeamPicture, 'seats'>) {
  if (seats.length === 0) return null
  return (
    <ul className="mt-4 grid max-w-124 grid-cols-1 gap-4 rounded-lg border border-line bg-surface px-5 py-5">
      {seats.map(({ letter, title, text }) => (
        <li
          key={letter}
          className="wrap-anywhere grid grid-cols-[60px_minmax(0,1fr)] items-center gap-4"
        >
          <EmptySeat letter={letter} />
          <p className={title ? 'text-ink-2 text-sm' : ''}>
            {title && <b className="block font-620 font-display text-20 text-ink">{title}</b>}
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function EmptySeat({ letter }: { letter: Letter }) {
  return <StyleMark letter={letter} size={56} variant="dashed" />
}
