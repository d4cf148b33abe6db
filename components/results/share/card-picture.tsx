import { Download } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { sharing } from '@/lib/copy/shared-style'
import { CARD } from '@/lib/disc/circle/card'
import type { StyleCode } from '@/lib/disc/styles'
import { cardPath } from '@/lib/routes'

interface CardProps {
  style: { code: StyleCode; name: string }
}

/** The card of a style, small. */
export function CardPicture({ style: { code, name } }: CardProps) {
  const { width, height } = CARD.tall
  return (
    // biome-ignore lint/performance/noImgElement: one file for everyone of a style, drawn by the build
    <img
      className="mx-auto block h-auto w-56 max-w-full rounded-md"
      src={cardPath(code, 'tall')}
      width={width}
      height={height}
      alt={sharing.alt(name)}
    />
  )
}

/** Saves the card as a file. */
export function SaveCard({ style: { code, name } }: CardProps) {
  return (
    <a className="btn btn-outline" href={cardPath(code, 'tall')} download={`${name}.png`}>
      <Icon of={Download} />
      <span>{sharing.save}</span>
    </a>
  )
}
