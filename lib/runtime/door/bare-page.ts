import { messages } from '@/lib/messages'
import { PRODUCT } from '@/lib/product'

/** A page that says why another one is not there. It asks for nothing else: neither fonts nor scripts nor styles of ours. */
const barePage = (title: string, text: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${PRODUCT}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.0625rem/1.5 system-ui, sans-serif;
  background: light-dark(#f6f5f1, #0f1116); color: light-dark(#15171c, #f3f2ee) }
main { max-width: 30rem; padding: 2rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .75rem }
p { margin: 0 0 1.5rem; color: light-dark(#474b54, #bec2cb) }
a { display: inline-block; padding: .75rem 1.5rem; border-radius: 10px; text-decoration: none; font-weight: 600;
  background: light-dark(#15171c, #f3f2ee); color: light-dark(#f6f5f1, #15171c) }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${messages.assessment.tryAgain}</a>
</main>
</body>
</html>
`

const { busyTitle, nothingLost, brokenTitle, brokenText } = messages.page

/** What nobody has time for. */
export const BUSY_PAGE = barePage(busyTitle, `${messages.api.tooBusy} ${nothingLost}`)

/** What could not be rendered. */
export const BROKEN_PAGE = barePage(brokenTitle, brokenText)
