export const MAIN_ID = 'main'

/** The first stop of the keyboard: jumps over the header. */
export function SkipLink() {
  return (
    <a
      className="print:hidden! absolute top-3 left-5 z-20 rounded-full bg-inverse px-4.5 py-2.5 font-600 text-on-inverse [transform:translateY(-200%)] focus:[transform:none] [&_:focus-visible]:[outline-color:var(--on-inverse)]"
      href={`#${MAIN_ID}`}
    >
      Skip to content
    </a>
  )
}
