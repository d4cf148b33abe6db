import 'server-only'
import type { SignedInAt } from '@/lib/api/sessions'

/** A person's browser and system, two words of its User-Agent, which are all that is stored. */
export interface Device {
  /** Null where it is not known. */
  browser: string | null
  system: string | null
}

const APP = 'app'

/** Tried in this order, because most browsers name others in their User-Agent as well. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\/|Opera\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Vivaldi\//, 'Vivaldi'],
  [/DuckDuckGo\/|Ddg\//, 'DuckDuckGo'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string, SignedInAt['kind']][] = [
  [/iPhone|iPod/, 'an iPhone', 'phone'],
  [/iPad/, 'an iPad', 'tablet'],
  [/Android.*Mobile/, 'an Android phone', 'phone'],
  [/Android/, 'an Android tablet', 'tablet'],
  [/CrOS/, 'a Chromebook', 'laptop'],
  [/Macintosh/, 'a Mac', 'laptop'],
  [/Windows/, 'Windows', 'computer'],
  [/Linux|X11/, 'Linux', 'computer'],
]

/** Longer than any browser's; the rest is not looked at. */
const LONGEST = 400

/** Reads a User-Agent header. What is not a browser is an app. */
export function readDevice(header: string | null): Device {
  const agent = header?.slice(0, LONGEST) ?? ''
  // Browsers have begun like this since the nineties.
  if (!agent.startsWith('Mozilla/')) return { browser: APP, system: null }
  const first = (names: readonly (readonly [RegExp, string, ...unknown[]])[]) =>
    names.find(([mark]) => mark.test(agent))?.[1] ?? null
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}

/** "Safari on a Mac". */
export function deviceWords({ browser, system }: Device): string {
  if (browser === APP) return 'An app with your token'
  if (!browser && !system) return 'A browser we can’t name'
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ')
}

/** For the picture beside it. */
export function kindOf({ browser, system }: Device): SignedInAt['kind'] {
  if (browser === APP) return 'app'
  return SYSTEMS.find(([, name]) => name === system)?.[2] ?? 'computer'
}
