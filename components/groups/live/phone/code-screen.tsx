import { FieldError } from '@/components/ui/field-notes'
import { CODE } from '@/lib/copy/live/phone'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'
import { PhoneFoot, PhoneFrame, PhoneTitle } from './frame'

interface CodeScreenProps {
  /** What was typed and leads nowhere. */
  wrong?: string
}

/** One field for a code. It works without JavaScript: the page behind it goes on to where the code leads. */
export function CodeScreen({ wrong }: CodeScreenProps) {
  return (
    <PhoneFrame label={PRODUCT}>
      <PhoneTitle>{CODE.title}</PhoneTitle>
      <form action={routes.join} className="flex grow flex-col">
        <div className="field mt-6">
          <label htmlFor="code">{CODE.label}</label>
          <input
            id="code"
            name="code"
            className="input min-h-16 font-600 text-24 uppercase tracking-[0.12em]"
            defaultValue={wrong}
            required
            maxLength={120}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong === undefined ? 'code-hint' : 'code-error code-hint'}
          />
          <FieldError id="code-error" error={wrong !== undefined && CODE.unknown} />
          <p id="code-hint" className="text-14 text-ink-3">
            {CODE.hint}
          </p>
        </div>
        <PhoneFoot>
          <button type="submit" className="btn btn-large">
            {CODE.go}
          </button>
        </PhoneFoot>
      </form>
    </PhoneFrame>
  )
}
