import { words } from '../../../words'

/** What Next adds to a page's words: each is there twice, as HTML and as React's data. */
const AROUND = 5000

export const generateStaticParams = () => []

/** A page of about so many bytes of HTML, built at its first visit and kept. */
export default async function Page({ params }) {
  const { bytes } = await params
  const paragraphs = Math.ceil(Number(bytes) / 2000)
  const length = Math.max(0, Number(bytes) - AROUND) / 2 / paragraphs - 20
  return Array.from({ length: paragraphs }, (_, place) => (
    <p key={String(place)}>{words(length, place + 1)}</p>
  ))
}
