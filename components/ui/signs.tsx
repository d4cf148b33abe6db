import * as lucide from 'lucide'
import type { ComponentType, SVGProps } from 'react'

export type Sign = ComponentType<SVGProps<SVGSVGElement>>

/**
 * One of Lucide's icons, for what only the server draws: the components of lucide-react are client code, 2 KB on every
 * page that shows one, and travel as data as well. In a client component, take them from lucide-react.
 */
function sign(name: string, shapes: lucide.IconNode): Sign {
  // Written once: as elements, React would go over all shapes of all icons for each page, on both sides.
  const written = { __html: shapes.map(write).join('') }
  const Sign: Sign = ({ className = '', ...props }) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`sign ${className}`}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what Lucide draws, with nothing of ours in it
      dangerouslySetInnerHTML={written}
    />
  )
  Sign.displayName = name
  return Sign
}

function write([shape, attributes]: lucide.IconNode[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${shape}${written.join('')}/>`
}

export const ArrowLeft = sign('ArrowLeft', lucide.ArrowLeft)
export const ArrowRight = sign('ArrowRight', lucide.ArrowRight)
export const ArrowUp = sign('ArrowUp', lucide.ArrowUp)
export const BadgeCheck = sign('BadgeCheck', lucide.BadgeCheck)
export const Ban = sign('Ban', lucide.Ban)
export const Briefcase = sign('Briefcase', lucide.Briefcase)
export const ChartPie = sign('ChartPie', lucide.ChartPie)
export const Check = sign('Check', lucide.Check)
export const ChevronDown = sign('ChevronDown', lucide.ChevronDown)
export const ChevronRight = sign('ChevronRight', lucide.ChevronRight)
export const CircleAlert = sign('CircleAlert', lucide.CircleAlert)
export const CircleCheck = sign('CircleCheck', lucide.CircleCheck)
export const CircleSlash = sign('CircleSlash', lucide.CircleSlash)
export const Clock = sign('Clock', lucide.Clock)
export const Compass = sign('Compass', lucide.Compass)
export const DoorOpen = sign('DoorOpen', lucide.DoorOpen)
export const Eye = sign('Eye', lucide.Eye)
export const FileDown = sign('FileDown', lucide.FileDown)
export const FileSpreadsheet = sign('FileSpreadsheet', lucide.FileSpreadsheet)
export const FileText = sign('FileText', lucide.FileText)
export const Gauge = sign('Gauge', lucide.Gauge)
export const History = sign('History', lucide.History)
export const Info = sign('Info', lucide.Info)
export const Layers = sign('Layers', lucide.Layers)
export const ListChecks = sign('ListChecks', lucide.ListChecks)
export const Lock = sign('Lock', lucide.Lock)
export const LockOpen = sign('LockOpen', lucide.LockOpen)
export const LogOut = sign('LogOut', lucide.LogOut)
export const Menu = sign('Menu', lucide.Menu)
export const MessageSquare = sign('MessageSquare', lucide.MessageSquare)
export const MessageSquareQuote = sign('MessageSquareQuote', lucide.MessageSquareQuote)
export const Minus = sign('Minus', lucide.Minus)
export const Pause = sign('Pause', lucide.Pause)
export const Plus = sign('Plus', lucide.Plus)
export const RotateCcw = sign('RotateCcw', lucide.RotateCcw)
export const Search = sign('Search', lucide.Search)
export const Shield = sign('Shield', lucide.Shield)
export const Sprout = sign('Sprout', lucide.Sprout)
export const Target = sign('Target', lucide.Target)
export const Timer = sign('Timer', lucide.Timer)
export const TimerOff = sign('TimerOff', lucide.TimerOff)
export const TrendingUp = sign('TrendingUp', lucide.TrendingUp)
export const TriangleAlert = sign('TriangleAlert', lucide.TriangleAlert)
export const Undo2 = sign('Undo2', lucide.Undo2)
export const User = sign('User', lucide.User)
export const UserCheck = sign('UserCheck', lucide.UserCheck)
export const UserRound = sign('UserRound', lucide.UserRound)
export const Users = sign('Users', lucide.Users)
export const X = sign('X', lucide.X)
