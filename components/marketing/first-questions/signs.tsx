/** Drawn here, because the icon library would cost the landing page more than the card. */
const PATHS = {
  check: 'M20 6 9 17l-5-5',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  arrow: 'M5 12h14M12 5l7 7-7 7',
}

/** The few signs of the card. */
export function Sign({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="sign icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
