import { MAIN_ID } from '@/components/layout/skip-link'

interface PhoneFrameProps {
  /** What the screen is about, or whose it is. */
  label: string
  /** At the end of the first line. */
  aside?: React.ReactNode
  children: React.ReactNode
}

/** One screen of a phone: a line at the top, and what is pressed at the bottom. */
export function PhoneFrame({ label, aside, children }: PhoneFrameProps) {
  return (
    <main
      id={MAIN_ID}
      className="mx-auto flex min-h-dvh w-full max-w-[27rem] flex-none flex-col px-5 pt-2.5 pb-6"
    >
      <div className="flex min-h-12 items-center justify-between gap-4 text-sm">
        <p className="wrap-anywhere font-600 text-ink-2" role="status">
          {label}
        </p>
        {aside}
      </div>
      {children}
    </main>
  )
}

/** What a screen asks or says. It takes the focus when its screen comes. */
export function PhoneTitle({ children }: { children: React.ReactNode }) {
  return (
    <h1 className="wrap-anywhere mt-3 text-d2 outline-none" tabIndex={-1}>
      {children}
    </h1>
  )
}

/** The sentence below a title. */
export function PhoneText({ children }: { children: React.ReactNode }) {
  return <p className="wrap-anywhere mt-3 text-17 text-ink-2">{children}</p>
}

/** What is pressed, at the lower edge of the screen. */
export function PhoneFoot({ children }: { children: React.ReactNode }) {
  return <div className="mt-auto grid gap-3 pt-6">{children}</div>
}
