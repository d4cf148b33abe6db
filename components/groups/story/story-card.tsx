import { ChevronRight } from 'lucide'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { storyNote } from '@/lib/copy/team-story'
import type { NamedFinding, StoryScene } from '@/lib/disc/team/finding-words'
import type { TeamPicture } from '@/lib/disc/team/story'
import { storyPath } from '@/lib/routes'
import { PersonMark } from '../person-mark'
import type { SceneFace } from './scene'

/** What stands out, as a group’s page leads to it. */
export interface StoryLead {
  picture: TeamPicture
  scenes: readonly StoryScene[]
  monday: NamedFinding | null
  /** What was refused before this month: a leader can bring it back there. */
  refused: readonly NamedFinding[]
}

interface StoryCardProps {
  groupId: string
  story: StoryLead
  people: readonly SceneFace[]
}

/** Leads to the story of a team; nothing where nothing is sure. */
export function StoryCard({ groupId, story, people }: StoryCardProps) {
  const { picture, monday, refused } = story
  const scenes = story.scenes.filter(({ isRefused }) => !isRefused)
  const first = monday ?? scenes[0]
  const hasRefused = story.scenes.length > scenes.length || refused.length > 0
  if (!first && picture.empty.length === 0 && !hasRefused) return null
  const faces = (first?.people ?? []).flatMap((id) => people.find((one) => one.id === id) ?? [])
  return (
    <Link
      className="print:hidden! grid grid-cols-[auto_minmax(0,1fr)_24px] items-center gap-3.5 rounded-panel border border-line bg-surface px-4.5 py-4 text-ink no-underline hover:[&_b]:underline"
      href={storyPath(groupId)}
    >
      <span className="flex [&>*+*]:-ml-2">
        {faces.map((person) => (
          <PersonMark key={person.id} person={person} letter={person.letter} size={40} />
        ))}
        {faces.length === 0 &&
          picture.empty.map((letter) => (
            <StyleMark key={letter} letter={letter} size={40} variant="dashed" />
          ))}
      </span>
      <span className="wrap-anywhere min-w-0">
        <b className="block font-620 leading-snug">{first?.title ?? picture.headline}</b>{' '}
        <span className="block text-15 text-ink-2 leading-normal">
          {storyNote(scenes.length, monday !== null, picture.empty.length > 0)}
        </span>
      </span>
      <Icon of={ChevronRight} />
    </Link>
  )
}
