import { FooterRow } from './footer-row'

export function SiteFooter() {
  return (
    <footer className="text-sm px-0 border-line text-ink-2 border-t pt-9 pb-11 print:hidden!">
      <FooterRow year={new Date().getFullYear()} />
    </footer>
  )
}
