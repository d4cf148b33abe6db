import { noScriptMessages } from '@/lib/messages/no-script'

/** For a page whose buttons work by JavaScript: says so where that is off. */
export function ScriptNote() {
  return (
    <noscript>
      <div className="border-line border-b bg-sunken">
        <p className="container py-3 font-550">{noScriptMessages.buttons}</p>
      </div>
    </noscript>
  )
}

interface NeedsScriptProps {
  title: string
  /** What works without it. */
  text: React.ReactNode
  children: React.ReactNode
}

/** Shows a screen that works by JavaScript; where that is off, says so instead. */
export function NeedsScript({ title, text, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>
        {/* biome-ignore lint/a11y/useSemanticElements: the page has its main element, which stays hidden then. */}
        <div role="main" className="container m-auto grid max-w-[42rem] grid-cols-1 gap-4 py-24">
          <h1 className="text-d3">{title}</h1>
          <p className="text-ink-2 text-lede">{text}</p>
        </div>
      </noscript>
      <div className="contents noscript:hidden">{children}</div>
    </>
  )
}
