import { ImageResponse } from 'next/og'
import { SHARE_SIZE } from '@/lib/copy/share-image'
import { sector, texturePaths } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { COLORS, STYLE_COLORS } from '@/lib/pdf/colors'
import { PRODUCT } from '@/lib/product'
import { Logo, pictureFonts, svgAddress, texture } from './parts'

interface ShareImageProps {
  title: string
  text: string
  /** The quarters in full color; all when missing. */
  lit?: readonly Letter[]
}

/** The picture that a link to a page without one of its own shows: words left, the cropped circle right. */
export async function shareImage({ title, text, lit }: ShareImageProps): Promise<ImageResponse> {
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: COLORS.canvas }}>
      {/* biome-ignore lint/performance/noImgElement: drawn once, on the server */}
      <img
        src={shareCircle(760, lit)}
        width={760}
        height={760}
        style={{ position: 'absolute', left: 664, top: -65 }}
        alt=""
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 660,
          padding: '64px 0 64px 72px',
          color: COLORS.ink,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <Logo size={48} />
          <span style={{ fontFamily: 'Display', fontSize: 34, letterSpacing: -1.2 }}>
            {PRODUCT}
          </span>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{ fontFamily: 'Display', fontSize: 77, lineHeight: 0.98, letterSpacing: -3.8 }}
          >
            {title}
          </div>
          <div
            style={{
              marginTop: 24,
              maxWidth: 500,
              fontSize: 28,
              lineHeight: 1.35,
              color: COLORS.ink2,
            }}
          >
            {text}
          </div>
        </div>
      </div>
    </div>,
    { ...SHARE_SIZE, fonts: await pictureFonts() },
  )
}

function shareCircle(size: number, lit: readonly Letter[] = LETTERS): string {
  const quarters = LETTERS.map((letter) => quarter(letter, size, lit.includes(letter)))
  return svgAddress(size, size, quarters.join(''))
}

function quarter(letter: Letter, size: number, isLit: boolean): string {
  const center = size / 2
  const gap = size * 0.0068
  const color = STYLE_COLORS[letter][isLit ? 'fill' : 'mid']
  const path = `<path d="${sector(center, center, center, letter, gap)}" fill="${color}"/>`
  return isLit ? path + texture(letter, texturePaths(letter, center, center, center, gap)) : path
}
