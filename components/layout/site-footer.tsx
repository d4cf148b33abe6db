import { FooterRow } from './footer-row'

export function SiteFooter() {
  return (
    <footer className="print:hidden! border-line border-t px-0 pt-9 pb-11 text-ink-2 text-sm">
      <FooterRow year={new Date().getFullYear()} />
    </footer>
  )
}
