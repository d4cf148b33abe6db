import { StyleRose } from '@/components/charts/rose/style-rose'
import { youTwo as words } from '@/lib/copy/you-two'
import { styleName } from '@/lib/disc/result/result-name'
import { isPair } from '@/lib/disc/team/pair'
import type { NamedPerson } from './bridge'

interface FacingProps {
  me: NamedPerson
  other: NamedPerson
}

/** So many characters of a name fit between the two roses. */
const FITS = 12

/** The two styles side by side, and whose they are. */
export function Facing({ me, other }: FacingProps) {
  return (
    <header className="relative flex flex-col print:contents">
      <h1
        className={`wrap-anywhere print:static! print:translate-none! relative order-2 mx-auto -mt-9 w-fit max-w-[calc(100%-32px)] text-balance rounded-xl bg-canvas px-7.5 pt-3.5 pb-4.5 text-center text-[clamp(2rem,3.6vw,2.875rem)] leading-none tracking-[-0.034em] shadow-[0_0_0_1px_var(--line)] print:order-none print:m-0 print:p-0 print:text-left print:shadow-none ${
          [...other.name].length > FITS
            ? ''
            : 'not-narrow:absolute not-narrow:top-1/2 not-narrow:left-1/2 not-narrow:m-0 not-narrow:-translate-x-1/2 not-narrow:-translate-y-full'
        }`}
      >
        {words.title(other.name)}
      </h1>
      <div className="order-1 grid grid-cols-2 print:order-2 print:break-before-page">
        <Side person={me} called={words.you} />
        <Side person={other} called={other.name} />
      </div>
    </header>
  )
}

function Side({ person, called }: { person: NamedPerson; called: string }) {
  const { primary, secondary, code } = person
  const second = isPair(person) ? secondary : null
  return (
    <div
      className={`tone-${primary} wrap-anywhere grid grid-rows-[auto_1fr] justify-items-center gap-5.5 narrow:gap-3.5 bg-tone-tint narrow:px-2 px-4 narrow:pt-6.5 pt-13.5 narrow:pb-16.5 pb-15 text-center print:bg-transparent print:py-2`}
    >
      <StyleRose
        className="w-[min(336px,84%)] print:w-40"
        first={primary}
        second={second}
        label={words.rose(called, primary, second)}
      />
      <p className="leading-snug">
        <b className="block font-620 font-display narrow:text-base text-22 leading-tight tracking-[-0.022em]">
          {styleName(code)}
        </b>
        <span className="narrow:text-14 text-ink-2">{words.called(called, code)}</span>
      </p>
    </div>
  )
}
