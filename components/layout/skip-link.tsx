export const MAIN_ID = 'main'

/** The first stop of the keyboard: jumps over the header. */
export function SkipLink() {
  return (
    <a
      className="px-4.5 py-2.5 rounded-full font-600 bg-inverse text-on-inverse absolute left-5 top-3 z-20 [transform:translateY(-200%)] [&_:focus-visible]:[outline-color:var(--on-inverse)] focus:[transform:none] print:hidden!"
      href={`#${MAIN_ID}`}
    >
      Skip to content
    </a>
  )
}
