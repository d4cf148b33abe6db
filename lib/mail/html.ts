/**
 * The look of a mail: tables and inline styles, because that is what mail programs understand. Nothing is
 * fetched from a server, so nothing tells us whether a mail was opened.
 */
import { LOGO_SCORES, roseRadius } from '../disc/circle/geometry'
import type { Letter } from '../disc/letters'
import { runBy } from '../operator'
import { PRODUCT } from '../product'
import { DARK, LIGHT, type MailColors } from './colors'
import type { MailContent } from './content'
import { escapeHtml } from './value'

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0"'
const LOGO_RADIUS = 16
const LOGO_GAP = 2

/** The part that most people see. */
export function renderHtml(content: MailContent, site: string, sender = runBy()): string {
  const {
    subject,
    preheader,
    heading,
    before,
    button,
    choices = [],
    code,
    after = [],
    reason,
    unsubscribe,
  } = content
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${stylesheet()}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${LIGHT.canvas};-webkit-text-size-adjust:100%">
${hiddenPreheader(preheader)}
<table ${TABLE} width="100%" class="canvas" style="background:${LIGHT.canvas}">
<tr><td align="center" class="outer" style="padding:40px 20px 48px">
<table ${TABLE} width="100%" style="max-width:560px">
<tr><td style="padding:0 0 24px">${logo()}</td></tr>
<tr><td class="card" style="padding:40px;background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:24px">
<h1 class="ink" style="margin:0;font:700 26px/1.2 ${FONT};letter-spacing:-0.02em;color:${LIGHT.ink}">${escapeHtml(heading)}</h1>
${before.map(paragraph).join('\n')}
${button ? bigButton(button) : ''}
${choices.map(bigButton).join('\n')}
${code ? paragraph(code.lead) + digits(code.digits) : ''}
${after.map(paragraph).join('\n')}
${button ? spelledOut(button.link) : ''}
</td></tr>
<tr><td class="note ink3" style="padding:24px 40px 0;font:400 14px/1.55 ${FONT};color:${LIGHT.ink3}">
<p style="margin:0 0 8px">${escapeHtml(reason)}</p>
${unsubscribe ? wayOut(unsubscribe) : ''}
<p style="margin:0">Sent by <a href="${escapeHtml(site)}" target="_blank" class="ink3" style="color:${LIGHT.ink3}">${PRODUCT}</a>.${sender && ` ${escapeHtml(sender)}`}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const paragraph = (text: string) =>
  `<p class="ink2" style="margin:16px 0 0;font:400 16px/1.6 ${FONT};color:${LIGHT.ink2}">${escapeHtml(text)}</p>`

const digits = (text: string) =>
  `<p class="ink" style="margin:8px 0 0;font:700 28px/1.2 ${FONT};letter-spacing:0.12em;color:${LIGHT.ink}">${escapeHtml(text)}</p>`

const wayOut = ({ label = 'Unsubscribe', link }: NonNullable<MailContent['unsubscribe']>) =>
  `<p style="margin:0 0 8px"><a href="${escapeHtml(link)}" target="_blank" class="ink3" style="color:${LIGHT.ink3}">${label}</a></p>`

function bigButton({ label, link }: { label: string; link: string }): string {
  return `<table ${TABLE} style="margin:24px 0 8px"><tr><td class="button" bgcolor="${LIGHT.inverse}" style="background:${LIGHT.inverse};border-radius:999px">
<a href="${escapeHtml(link)}" target="_blank" class="label" style="display:inline-block;padding:15px 28px;font:600 16px/1.2 ${FONT};color:${LIGHT.onInverse};text-decoration:none;border-radius:999px">${escapeHtml(label)}</a>
</td></tr></table>`
}

/** The address itself, for readers who cannot press a button or prefer not to. */
function spelledOut(link: string): string {
  const shown = escapeHtml(link)
  return `<p class="ink3" style="margin:24px 0 0;font:400 14px/1.55 ${FONT};color:${LIGHT.ink3}">If the button doesn’t work, copy this link into your browser:<br><a href="${shown}" target="_blank" class="ink3" style="color:${LIGHT.ink3};word-break:break-all">${shown}</a></p>`
}

/** The preview text: invisible in the mail itself. The blanks behind it keep the mail's first words out of the list. */
function hiddenPreheader(text: string): string {
  const blanks = '&#847;&zwnj;&nbsp;'.repeat(60)
  return `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all">${escapeHtml(text)}${blanks}</div>`
}

/** The logo as four table cells, and the name. Mail programs without round corners show four squares. */
function logo(): string {
  const mark = `<table ${TABLE} aria-hidden="true">
<tr>${quarter('D', 'right', 'bottom', '100% 0 0 0')}${quarter('I', 'left', 'bottom', '0 100% 0 0')}</tr>
<tr>${quarter('C', 'right', 'top', '0 0 0 100%')}${quarter('S', 'left', 'top', '0 0 100% 0')}</tr>
</table>`
  const name = `font:700 22px/1 ${FONT};letter-spacing:-0.035em;color:${LIGHT.ink}`
  return `<table ${TABLE}><tr><td>${mark}</td><td class="ink" style="padding-left:10px;${name}">${PRODUCT}</td></tr></table>`
}

function quarter(letter: Letter, align: string, valign: string, corners: string): string {
  const size = Math.round(roseRadius(LOGO_SCORES[letter], LOGO_RADIUS))
  const room = `${align === 'right' ? 'padding-right' : 'padding-left'}:${LOGO_GAP / 2}px;${valign === 'bottom' ? 'padding-bottom' : 'padding-top'}:${LOGO_GAP / 2}px`
  return `<td align="${align}" valign="${valign}" width="${LOGO_RADIUS}" height="${LOGO_RADIUS}" style="width:${LOGO_RADIUS}px;height:${LOGO_RADIUS}px;${room};font-size:0;line-height:0"><div class="fill-${letter}" style="width:${size}px;height:${size}px;background:${LIGHT.fill[letter]};border-radius:${corners}"></div></td>`
}

/** Only what cannot be inline: the dark colors, and a little less room on a phone. */
function stylesheet(): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules(DARK)}}
@media (max-width:600px){.outer{padding:24px 12px 32px!important}.card{padding:28px 22px!important}.note{padding:20px 22px 0!important}}`
}

function darkRules(dark: MailColors): string {
  const rules = [
    `.canvas{background:${dark.canvas}!important}`,
    `.card{background:${dark.surface}!important;border-color:${dark.line}!important}`,
    `.ink{color:${dark.ink}!important}`,
    `.ink2{color:${dark.ink2}!important}`,
    `.ink3{color:${dark.ink3}!important}`,
    `.button{background:${dark.inverse}!important}`,
    `.label{color:${dark.onInverse}!important}`,
    ...Object.entries(dark.fill).map(
      ([letter, fill]) => `.fill-${letter}{background:${fill}!important}`,
    ),
  ]
  return rules.join('')
}
