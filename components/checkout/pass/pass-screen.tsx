import { Check } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Icon } from '@/components/ui/icon'
import { inSentence } from '@/lib/disc/premium'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const OPENS = [
  {
    title: 'The complete report of every result',
    text: 'Those in your account today, and each one you add later.',
  },
  {
    title: 'Everything in a report',
    text: `${upper(inSentence('report'))}.`,
  },
]

interface PassScreenProps {
  /** There is nothing left to buy. */
  isHeld: boolean
  /** The offer, or the pass itself. */
  children: React.ReactNode
}

/** Says what the pass opens, beside what it costs. */
export function PassScreen({ isHeld, children }: PassScreenProps) {
  return (
    <div className="container page">
      <header className="gap-10 flex items-center justify-between [&>div]:max-w-[40rem] [&_h1]:mb-5 narrow:[&_h1]:mb-3.5">
        <div>
          <h1 className="text-d2">The pass</h1>
          <p className="text-lede text-ink-2">
            One pass opens every complete report in your account. It doesn’t expire, and it isn’t a
            subscription.
          </p>
        </div>
        <StyleCircle
          className="flex-none w-42 narrow:hidden!"
          size={200}
          letters={false}
          decorative
        />
      </header>
      <div className="gap-18 grid items-start grid-cols-[minmax(0,1fr)_380px] mt-12 narrow:gap-10 narrow:mt-7 medium:[&>:nth-child(2)]:-order-1 medium:grid-cols-1!">
        <section aria-labelledby="opens">
          <h2 id="opens" className="text-d3 mb-3">
            What it opens
          </h2>
          <ul>
            {OPENS.map(({ title, text }) => (
              <li
                className="px-0 py-5 gap-4 border-line grid border-b grid-cols-[auto_minmax(0,1fr)]"
                key={title}
              >
                <Icon of={Check} />
                <div>
                  <h3 className="text-h4 mb-1">{title}</h3>
                  <p className="text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          {!isHeld && (
            <p className="text-sm text-ink-3 max-w-[36rem] mt-6">
              A report you bought on its own stays open without the pass.
            </p>
          )}
        </section>
        {children}
      </div>
    </div>
  )
}
