import type { Qr } from '@/lib/qr'

interface QrPictureProps {
  code: Qr
  label: string
  className?: string
}

/** A QR code, black on white in either theme, so that each camera reads it. */
export function QrPicture({ code: { size, path }, label, className }: QrPictureProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
