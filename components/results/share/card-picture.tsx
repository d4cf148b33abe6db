import { Download } from 'lucide'
import { useSay, useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import { CARD } from '@/lib/disc/circle/card'
import type { StyleCode } from '@/lib/disc/styles'
import { cardPath } from '@/lib/routes'

interface CardProps {
  style: { code: StyleCode; name: string }
}

/** The card of a style, small. */
export function CardPicture({ style: { code, name } }: CardProps) {
  const words = useWords('results.card')
  const say = useSay()
  const { width, height } = CARD.tall
  return (
    // biome-ignore lint/performance/noImgElement: one file for everyone of a style, drawn by the build
    <img
      className="mx-auto block h-auto w-56 max-w-full rounded-md"
      src={cardPath(code, 'tall')}
      width={width}
      height={height}
      alt={say(words.alt, { name })}
    />
  )
}

/** Saves the card as a file. */
export function SaveCard({ style: { code, name } }: CardProps) {
  const words = useWords('results.card')
  return (
    <a className="btn btn-outline" href={cardPath(code, 'tall')} download={`${name}.png`}>
      <Icon of={Download} />
      <span>{words.save}</span>
    </a>
  )
}
