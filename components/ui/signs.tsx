import type { SVGProps } from 'react'

/**
 * Lucide's icons (ISC license) for what only the server draws: the library's own components are client code, 2 KB on every
 * page that shows one. In a client component, take them from lucide-react. The class `icon` says how they are stroked.
 */
function Sign(props: SVGProps<SVGSVGElement>) {
  return <svg viewBox="0 0 24 24" {...props} />
}

export function ArrowLeft(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="m12 19-7-7 7-7" />
      <path d="M19 12H5" />
    </Sign>
  )
}

export function ArrowRight(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="M5 12h14" />
      <path d="m12 5 7 7-7 7" />
    </Sign>
  )
}

export function Check(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="M20 6 9 17l-5-5" />
    </Sign>
  )
}

export function ChevronDown(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="m6 9 6 6 6-6" />
    </Sign>
  )
}

export function CircleCheck(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="m16 9-5.5 5.5L8 12" />
    </Sign>
  )
}

export function Eye(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0" />
      <circle cx="12" cy="12" r="3" />
    </Sign>
  )
}

export function FileText(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z" />
      <path d="M14 2v5a1 1 0 0 0 1 1h5" />
      <path d="M10 9H8" />
      <path d="M16 13H8" />
      <path d="M16 17H8" />
    </Sign>
  )
}

export function Gauge(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="m12 14 4-4" />
      <path d="M3.34 19a10 10 0 1 1 17.32 0" />
    </Sign>
  )
}

export function History(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
      <path d="M3 3v5h5" />
      <path d="M12 7v5l4 2" />
    </Sign>
  )
}

export function Info(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 16v-4" />
      <path d="M12 8h.01" />
    </Sign>
  )
}

export function LogOut(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="m16 17 5-5-5-5" />
      <path d="M21 12H9" />
      <path d="M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
    </Sign>
  )
}

export function Menu(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="M4 5h16" />
      <path d="M4 12h16" />
      <path d="M4 19h16" />
    </Sign>
  )
}

export function MessageSquareQuote(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="M14 14a2 2 0 0 0 2-2V8h-2" />
      <path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z" />
      <path d="M8 14a2 2 0 0 0 2-2V8H8" />
    </Sign>
  )
}

export function Plus(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="M5 12h14" />
      <path d="M12 5v14" />
    </Sign>
  )
}

export function Timer(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <line x1="10" x2="14" y1="2" y2="2" />
      <line x1="12" x2="15" y1="14" y2="11" />
      <circle cx="12" cy="14" r="8" />
    </Sign>
  )
}

export function UserRound(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <circle cx="12" cy="8" r="5" />
      <path d="M20 21a8 8 0 0 0-16 0" />
    </Sign>
  )
}

export function Users(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2" />
      <path d="M16 3.128a4 4 0 0 1 0 7.744" />
      <path d="M22 21v-2a4 4 0 0 0-3-3.87" />
      <circle cx="9" cy="7" r="4" />
    </Sign>
  )
}

export function X(props: SVGProps<SVGSVGElement>) {
  return (
    <Sign {...props}>
      <path d="M18 6 6 18" />
      <path d="m6 6 12 12" />
    </Sign>
  )
}
