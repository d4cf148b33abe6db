import { useWords } from '#words'
import { TypeBand } from '@/components/types/type-band'
import { Link } from '@/components/ui/link'
import { TYPE_PAGES } from '@/lib/copy/types/all'
import type { StyleCode } from '@/lib/disc/styles'
import { typePath } from '@/lib/routes'

/** The first part of the public page of one's own style, whole, and the way to the rest. */
export function OwnStory({ code }: { code: StyleCode }) {
  const words = useWords('results.story')
  return (
    <section className={`print:hidden! tone-${code.charAt(0)}`} aria-labelledby="story">
      <TypeBand code={code} />
      <div className="container grid gap-4 pt-10 pb-4">
        <h2 id="story" className="text-d3">
          {words.title}
        </h2>
        {TYPE_PAGES[code].day.map((passage) =>
          typeof passage === 'string' ? (
            <p key={passage} className="max-w-[42rem]">
              {passage}
            </p>
          ) : (
            <p
              key={passage.pull}
              className="max-w-[42rem] border-tone-edge border-l-4 pl-4 text-h3"
            >
              {passage.pull}
            </p>
          ),
        )}
        <p className="flex flex-wrap items-center gap-4">
          <Link className="btn btn-outline" href={typePath(code)}>
            {words.on}
          </Link>
          <span className="text-ink-2 text-sm">{words.more}</span>
        </p>
      </div>
    </section>
  )
}
