import type { ComponentType, SVGProps } from 'react'

/**
 * Lucide's icons (ISC license) for what only the server draws: the library's own components are client code, 2 KB on every
 * page that shows one, and travel as data as well. In a client component, take them from lucide-react.
 */
function Draw({ className = '', ...props }: SVGProps<SVGSVGElement>) {
  return <svg viewBox="0 0 24 24" className={`sign ${className}`} {...props} />
}

export type Sign = ComponentType<SVGProps<SVGSVGElement>>

export function ArrowLeft(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="m12 19-7-7 7-7" />
      <path d="M19 12H5" />
    </Draw>
  )
}

export function ArrowRight(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M5 12h14" />
      <path d="m12 5 7 7-7 7" />
    </Draw>
  )
}

export function Briefcase(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16" />
      <rect width="20" height="14" x="2" y="6" rx="2" />
    </Draw>
  )
}

export function ChartPie(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M21 12c.552 0 1.005-.449.95-.998a10 10 0 0 0-8.953-8.951c-.55-.055-.998.398-.998.95v8a1 1 0 0 0 1 1z" />
      <path d="M21.21 15.89A10 10 0 1 1 8 2.83" />
    </Draw>
  )
}

export function Check(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M20 6 9 17l-5-5" />
    </Draw>
  )
}

export function ChevronDown(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="m6 9 6 6 6-6" />
    </Draw>
  )
}

export function ChevronRight(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="m9 18 6-6-6-6" />
    </Draw>
  )
}

export function CircleCheck(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="m16 9-5.5 5.5L8 12" />
    </Draw>
  )
}

export function Clock(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 6v6l4 2" />
    </Draw>
  )
}

export function Compass(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="m16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z" />
    </Draw>
  )
}

export function DoorOpen(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M10 21H2" />
      <path d="M10 3H7a2 2 0 00-2 2v16" />
      <path d="M14 12h.01" />
      <path d="M19 21V5a2 2 0 00-1.675-1.974l-6.163-1.013A1 1 0 0010 3v18a1 1 0 001.124.992z" />
      <path d="M22 21h-3" />
    </Draw>
  )
}

export function Eye(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0" />
      <circle cx="12" cy="12" r="3" />
    </Draw>
  )
}

export function FileDown(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z" />
      <path d="M14 2v5a1 1 0 0 0 1 1h5" />
      <path d="M12 18v-6" />
      <path d="m9 15 3 3 3-3" />
    </Draw>
  )
}

export function FileText(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z" />
      <path d="M14 2v5a1 1 0 0 0 1 1h5" />
      <path d="M10 9H8" />
      <path d="M16 13H8" />
      <path d="M16 17H8" />
    </Draw>
  )
}

export function Gauge(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="m12 14 4-4" />
      <path d="M3.34 19a10 10 0 1 1 17.32 0" />
    </Draw>
  )
}

export function History(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
      <path d="M3 3v5h5" />
      <path d="M12 7v5l4 2" />
    </Draw>
  )
}

export function Info(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 16v-4" />
      <path d="M12 8h.01" />
    </Draw>
  )
}

export function ListChecks(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M13 5h8" />
      <path d="M13 12h8" />
      <path d="M13 19h8" />
      <path d="m3 17 2 2 4-4" />
      <path d="m3 7 2 2 4-4" />
    </Draw>
  )
}

export function Lock(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <rect width="18" height="11" x="3" y="11" rx="2" ry="2" />
      <path d="M7 11V7a5 5 0 0 1 10 0v4" />
    </Draw>
  )
}

export function LockOpen(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <rect width="18" height="11" x="3" y="11" rx="2" ry="2" />
      <path d="M7 11V7a5 5 0 0 1 9.9-1" />
    </Draw>
  )
}

export function LogOut(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="m16 17 5-5-5-5" />
      <path d="M21 12H9" />
      <path d="M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
    </Draw>
  )
}

export function Menu(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M4 5h16" />
      <path d="M4 12h16" />
      <path d="M4 19h16" />
    </Draw>
  )
}

export function MessageSquare(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z" />
    </Draw>
  )
}

export function MessageSquareQuote(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M14 14a2 2 0 0 0 2-2V8h-2" />
      <path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z" />
      <path d="M8 14a2 2 0 0 0 2-2V8H8" />
    </Draw>
  )
}

export function Minus(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M5 12h14" />
    </Draw>
  )
}

export function Pause(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <rect x="14" y="3" width="5" height="18" rx="1" />
      <rect x="5" y="3" width="5" height="18" rx="1" />
    </Draw>
  )
}

export function Plus(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M5 12h14" />
      <path d="M12 5v14" />
    </Draw>
  )
}

export function RotateCcw(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
      <path d="M3 3v5h5" />
    </Draw>
  )
}

export function Sprout(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3" />
      <path d="M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4" />
      <path d="M5 21h14" />
    </Draw>
  )
}

export function Target(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="6" />
      <circle cx="12" cy="12" r="2" />
    </Draw>
  )
}

export function Timer(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <line x1="10" x2="14" y1="2" y2="2" />
      <line x1="12" x2="15" y1="14" y2="11" />
      <circle cx="12" cy="14" r="8" />
    </Draw>
  )
}

export function TrendingUp(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M16 7h6v6" />
      <path d="m22 7-8.5 8.5-5-5L2 17" />
    </Draw>
  )
}

export function TriangleAlert(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3" />
      <path d="M12 9v4" />
      <path d="M12 17h.01" />
    </Draw>
  )
}

export function User(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2" />
      <circle cx="12" cy="7" r="4" />
    </Draw>
  )
}

export function UserCheck(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="m16 11 2 2 4-4" />
      <path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2" />
      <circle cx="9" cy="7" r="4" />
    </Draw>
  )
}

export function UserRound(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <circle cx="12" cy="8" r="5" />
      <path d="M20 21a8 8 0 0 0-16 0" />
    </Draw>
  )
}

export function Users(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2" />
      <path d="M16 3.128a4 4 0 0 1 0 7.744" />
      <path d="M22 21v-2a4 4 0 0 0-3-3.87" />
      <circle cx="9" cy="7" r="4" />
    </Draw>
  )
}

export function X(props: SVGProps<SVGSVGElement>) {
  return (
    <Draw {...props}>
      <path d="M18 6 6 18" />
      <path d="m6 6 12 12" />
    </Draw>
  )
}
