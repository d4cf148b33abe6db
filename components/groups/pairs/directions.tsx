import { TextureField } from '@/components/charts/texture/texture-field'
import { youTwo as words } from '@/lib/copy/you-two'
import type { Letter } from '@/lib/disc/letters'
import { type Direction, directionFor, type ShownPerson } from '@/lib/disc/team/colleague'

interface DirectionsProps {
  me: ShownPerson
  other: ShownPerson
  /** The other one has this page, too. */
  isRead: boolean
}

/** What helps each of the two: the reader’s own, and what the other one reads. */
export function Directions({ me, other, isRead }: DirectionsProps) {
  const [mine, theirs] = [directionFor(me, other), directionFor(other, me)]
  const quoted = (isRead ? words.reads : words.wouldRead)(other.name, theirs.helps)
  if (me.primary === other.primary) {
    const texts = mine.helps === theirs.helps ? [mine.helps] : [mine.helps, quoted]
    return <Card letter={me.primary} title={words.alike} texts={texts} lines={mine} />
  }
  return (
    <div className="grid grid-cols-2 medium:grid-cols-1 gap-5 narrow:gap-3">
      <Card
        letter={other.primary}
        title={words.yours(other.name)}
        texts={[mine.helps]}
        lines={mine}
      />
      <Card letter={me.primary} title={words.theirs(other.name)} texts={[quoted]} lines={theirs} />
    </div>
  )
}

interface CardProps {
  /** Whose texture it has. */
  letter: Letter
  title: string
  texts: readonly string[]
  lines: Pick<Direction, 'say' | 'avoid'>
}

function Card({ letter, title, texts, lines: { say, avoid } }: CardProps) {
  return (
    <section className="wrap-anywhere grid grid-cols-1 grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-surface print:break-inside-avoid">
      <div className="relative h-18 print:hidden">
        <TextureField className="absolute inset-0 size-full" letter={letter} shape="band" />
      </div>
      <div className="grid grid-cols-1 content-start gap-3.5 narrow:px-5 px-8 narrow:pt-6 pt-7 narrow:pb-6.5 pb-8">
        <h2 className="text-h3">{title}</h2>
        {texts.map((text) => (
          <p key={text} className="text-17 text-ink-2">
            {text}
          </p>
        ))}
        <dl className="mt-1.5 grid gap-2">
          <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3 rounded-field border-[1.5px] border-ink px-4.5 py-3.5">
            <dt className="font-700">{words.say}</dt>
            <dd>{`“${say}”`}</dd>
          </div>
          <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3 rounded-field border-[1.5px] border-line-strong border-dashed px-4.5 py-3.5 text-ink-2">
            <dt className="font-700">{words.not}</dt>
            <dd>{`“${avoid}”`}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
