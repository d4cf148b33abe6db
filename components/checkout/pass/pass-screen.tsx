import { Check } from 'lucide'
import { useWords } from '#words'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Icon } from '@/components/ui/icon'
import { inSentence } from '@/lib/disc/premium'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface PassScreenProps {
  /** There is nothing left to buy. */
  isHeld: boolean
  /** The offer, or the pass itself. */
  children: React.ReactNode
}

/** Says what the pass opens, beside what it costs. */
export function PassScreen({ isHeld, children }: PassScreenProps) {
  const words = useWords('checkout.pass')
  const opens = [
    { title: words.reports, text: words.reportsText },
    { title: words.parts, text: `${upper(inSentence('report'))}.` },
  ]
  return (
    <div className="page container">
      <header className="flex items-center justify-between gap-10 [&>div]:max-w-[40rem] [&_h1]:mb-5 narrow:[&_h1]:mb-3.5">
        <div>
          <h1 className="text-d2">{words.title}</h1>
          <p className="text-ink-2 text-lede">{words.lede}</p>
        </div>
        <StyleCircle
          className="narrow:hidden! w-42 flex-none"
          size={200}
          letters={false}
          decorative
        />
      </header>
      <div className="mt-12 narrow:mt-7 grid grid-cols-[minmax(0,1fr)_380px] medium:grid-cols-1! items-start gap-18 narrow:gap-10 medium:[&>:nth-child(2)]:-order-1">
        <section aria-labelledby="opens">
          <h2 id="opens" className="mb-3 text-d3">
            {words.opens}
          </h2>
          <ul>
            {opens.map(({ title, text }) => (
              <li
                className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 border-line border-b px-0 py-5"
                key={title}
              >
                <Icon of={Check} />
                <div>
                  <h3 className="mb-1 text-h4">{title}</h3>
                  <p className="text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          {!isHeld && <p className="mt-6 max-w-[36rem] text-ink-3 text-sm">{words.bought}</p>}
        </section>
        {children}
      </div>
    </div>
  )
}
