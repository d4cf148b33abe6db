import { CircleCheck, Info } from 'lucide'
import { useSay, useWords } from '#words'
import { bandsLabel } from '@/components/charts/chart-labels'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { BandRose } from '@/components/charts/rose/band-rose'
import { styleTitle } from '@/components/results/style/style-title'
import { Icon } from '@/components/ui/icon'
import type { ResultPreview } from '@/lib/disc/result/preview'
import type { HeldResult } from '@/lib/guest-result'
import { HeldResults } from './held-results'

/** What registering opens, for a visitor with a guest result, and which results it takes up. */
export function ClaimBanner({ held }: { held: readonly HeldResult[] }) {
  const { banner } = useWords('auth.claim')
  return (
    <>
      <p className="mb-6 grid grid-cols-[auto_1fr] items-center gap-3 rounded-md border bg-success-tint px-4.5 py-3.5 font-600 text-success leading-normal [border-color:color-mix(in_srgb,var(--success)_25%,transparent)]">
        <Icon of={CircleCheck} />
        <span>{banner}</span>
      </p>
      <div className="mb-6">
        <HeldResults results={held} />
      </div>
    </>
  )
}

/** Who may open an account here, where it is restricted. */
export function SignUpRule({ rule, holdsResult }: { rule: string; holdsResult: boolean }) {
  const { stays } = useWords('auth.claim')
  return (
    <p className="mb-6 grid grid-cols-[auto_1fr] items-center gap-3 rounded-md border bg-success-tint px-4.5 py-3.5 font-600 text-success leading-normal [border-color:color-mix(in_srgb,var(--success)_25%,transparent)]">
      <Icon of={Info} />
      <span>{holdsResult ? `${rule} ${stays}` : rule}</span>
    </p>
  )
}

/** The result that the account will hold, as its guest may see it: in bands. */
export const claimPicture = (preview: ResultPreview) => ({
  wide: <WidePicture {...preview} />,
  narrow: <BandRose bands={preview.bands} size={112} />,
})

function WidePicture({ named, bands, unlocked }: ResultPreview) {
  const words = useWords('auth.claim')
  const label = useSay()(words.pattern, { bands: bandsLabel(bands) })
  return (
    <figure className="[&_b]:font-620 [&_b]:font-display [&_b]:text-20 [&_b]:leading-tight [&_b]:tracking-[-0.02em] [&_figcaption>span]:text-ink-2 [&_figcaption>span]:leading-normal [&_figcaption]:mt-7">
      <BandRose bands={bands} size={430} label={label} />
      <figcaption className="flex items-center justify-center gap-4">
        {named.code && <StyleCodeMarks code={named.code} size={32} decorative />}
        <span>
          <b className="block text-ink">{styleTitle(named.title)}</b>
          <span>{`${named.doubt.text}.`}</span>{' '}
          <span>{unlocked ? words.reportComes : words.scoresOpen}</span>
        </span>
      </figcaption>
    </figure>
  )
}
