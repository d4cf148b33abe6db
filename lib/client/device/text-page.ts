/** What stays of a page: what is read. */
const TEXT =
  /^(H[1-4]|P|UL|OL|LI|DL|DT|DD|TABLE|CAPTION|THEAD|TBODY|TR|TH|TD|B|DEL|FIGCAPTION|BLOCKQUOTE)$/
/** Of these, what holds lines and no blocks. */
const OF_LINES = /^(H[1-4]|P|DT|CAPTION|B|DEL)$/
/** What is pressed or run. Drawings are left out, too: they are no HTML. */
const NO_TEXT = /^(BUTTON|INPUT|SELECT|LABEL|FIELDSET|FORM|NAV|DIALOG|CANVAS|SCRIPT|NOSCRIPT)$/
/** Hides what is for screens alone: ways to print, share and delete. */
const FOR_SCREENS = 'print:hidden!'
/** What the page is drawn with: as the reader has it now, light or dark. */
const COLORS = ['--canvas', '--surface', '--ink', '--ink-2', '--line']

const STYLE = `
body{margin:0;background:var(--canvas);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main,aside{max-width:42rem;margin:auto;padding:1rem 1.25rem;overflow-wrap:anywhere}
main{padding-bottom:5rem}
aside{padding-bottom:0;font-size:.9375rem;line-height:1.5}
aside p{margin:0}
a{color:inherit;font-weight:600;text-underline-offset:4px;display:inline-flex;align-items:center;min-height:44px}
span{display:block}
h1{font-size:2.75rem;line-height:1;letter-spacing:-.03em;margin:0 0 .75rem}
h2{font-size:1.375rem;line-height:1.2;letter-spacing:-.02em;margin:0}
h3{font-size:1.125rem;line-height:1.3;margin:0 0 .25rem}
p,dd{margin:0 0 .5rem;color:var(--ink-2)}
details{border-top:1px solid var(--line)}
details[open]{padding-bottom:1.5rem}
summary{display:flex;align-items:center;min-height:60px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"+";margin-left:auto;font-size:1.5rem}
[open]>summary::after{content:"–"}
ul,ol,dl{margin:0;padding:0;list-style:none}
li,dl>div{padding:.75rem 0}
li+li{border-top:1px solid var(--line)}
ol{list-style:decimal;padding-left:1.5rem}
dt,caption,th{font-weight:600;text-align:left}
dd{margin-left:0}
ul:not(details ul) :is(p,span){display:inline;margin-right:.5rem}
table{display:block;overflow-x:auto;border-collapse:collapse;margin:.75rem 0}
th,td{min-width:4.5rem;padding:.5rem .75rem .5rem 0;vertical-align:top;border-top:1px solid var(--line)}
`

interface TextPageWords {
  /** Above the text: what this is. */
  notice: string
  /** The link that asks for the page itself. */
  again: string
}

/**
 * The text of a page as a page of its own, without scripts, pictures and addresses: what the server has given to this
 * reader, and nothing that goes stale with the next release.
 */
export function textPage(main: HTMLElement, words: TextPageWords): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${safe(document.title)}</title><style>${colors()}${STYLE}</style></head><body>`,
    `<aside><p role="status">${safe(words.notice)}</p><a href="">${safe(words.again)}</a></aside>`,
    `<main>${textOf(main)}</main></body></html>`,
  ].join('')
}

function colors(): string {
  const style = getComputedStyle(document.documentElement)
  const set = COLORS.map((name) => `${name}:${style.getPropertyValue(name)}`)
  return `:root{color-scheme:${style.colorScheme};${set.join(';')}}`
}

const CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, (one) => CHARACTERS[one] ?? '')

/** The text below a node in plain tags without attributes. */
function textOf(node: Node, isInLine = false): string {
  if (node instanceof Text) return safe(node.data)
  if (!(node instanceof HTMLElement) || isLeftOut(node)) return ''
  const { tagName } = node
  if (tagName === 'DETAILS') return foldOf(node)
  const inner = [...node.childNodes]
    .map((one) => textOf(one, isInLine || OF_LINES.test(tagName)))
    .join('')
  if (!inner.trim()) return ''
  if (TEXT.test(tagName)) return `<${tagName}>${inner}</${tagName}>`
  const { display, position } = getComputedStyle(node)
  // What only a screen reader hears has left its line, and comes back into it.
  const isPart = position === 'absolute' || /^(contents|inline)/.test(display)
  if (isPart) return inner
  return isInLine ? `<span>${inner}</span>` : `<div>${inner}</div>`
}

function isLeftOut(element: HTMLElement): boolean {
  return (
    NO_TEXT.test(element.tagName) ||
    element.ariaHidden === 'true' ||
    element.classList.contains(FOR_SCREENS) ||
    getComputedStyle(element).display === 'none'
  )
}

/** A part that folds as on the page; the first is open. */
function foldOf(part: HTMLElement): string {
  const summary = part.querySelector(':scope > summary')
  const rest = [...part.childNodes].filter((one) => one !== summary).map((one) => textOf(one))
  const open = part.dataset.fold === 'open' ? ' open' : ''
  const title = summary?.querySelector('h2')?.textContent ?? ''
  return `<details${open}><summary><h2>${safe(title)}</h2></summary>${rest.join('')}</details>`
}
