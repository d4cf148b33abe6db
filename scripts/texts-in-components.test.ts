/** English stands in words files. What components still hold is counted here by file, and the counts may only fall. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Node } from 'typescript/unstable/ast'
import { afterAll, expect, it } from 'vitest'
import { is, openProject } from './compiler'
import listed from './texts-in-components.json'

const { program, close } = openProject()
afterAll(close)

/** "Save" and "no answer yet"; `isOpen`, `/types` and `DRAFT_KEY` are none. */
const ENGLISH = /^\p{Lu}\p{Ll}+(?![\p{L}\d_$:/])|\p{L}[,.:;!?)”’]? [(“]?\p{L}/u
/** `bg-surface text-ink-2`, `(prefers-reduced-motion: reduce)`: no capital, no full stop, and most words with a hyphen. */
function isCode(text: string): boolean {
  const words = text.split(' ')
  const joined = words.filter((word) => /\w-\w/.test(word))
  return !/[\p{Lu}’.,]/u.test(text) && joined.length * 2 >= words.length
}

/** Attributes that only a browser reads. */
const UNREAD = /class|^(style|sizes|d|points|transform|media|rel|allow|key|href|id|name)$/i

/** What a node itself says; in a template, `…` stands for what is filled in. */
function textOf(node: Node): string | null {
  if (is.isJsxText(node)) return /\p{L}{2}/u.test(node.text) ? node.text : null
  const text = is.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)
      ? node.text
      : ''
  return ENGLISH.test(text) && !isCode(text) ? text : null
}

/** Imports, types, directives, errors for developers, classes, and attributes that only a browser reads. */
function isUnread(node: Node): boolean {
  if (is.isImportDeclaration(node) || is.isTypeNode(node)) return true
  if (is.isExpressionStatement(node)) return is.isStringLiteral(node.expression)
  if (is.isNewExpression(node)) return node.expression.getText() === 'Error'
  if (is.isJsxAttribute(node)) return UNREAD.test(node.name.getText())
  const isNamed = is.isVariableDeclaration(node) || is.isPropertyAssignment(node)
  return isNamed && /class/i.test(node.name.getText())
}

/** The texts of a file, each with its line. */
function textsOf(name: string): string[] {
  const file = program.getSourceFile(name)
  if (!file) throw new Error(`TypeScript does not know ${name}.`)
  const found: string[] = []
  function visit(node: Node) {
    if (isUnread(node)) return
    const text = textOf(node)
    const line = () => file?.text.slice(0, node.getStart(file)).split('\n').length
    if (text !== null) found.push(`${name}:${line()}: ${text.replaceAll(/\s+/g, ' ').trim()}`)
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

/** Words files, what developers see, tests, and what shows nothing. */
const APART = /words\.tsx?$|\/dev\/|\.test\.tsx?$|^app\/(api|fonts|\.well-known)\b/
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'components'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => /\.tsx?$/.test(name) && !APART.test(name) && existsSync(name))

it('no component has more English than before', () => {
  const before: Partial<Record<string, number>> = listed
  const found = FILES.map((name) => ({ name, texts: textsOf(name), most: before[name] ?? 0 }))
  const more = found.filter(({ texts, most }) => texts.length > most)
  expect(
    more.flatMap(({ name, texts, most }) => [
      `${name} has ${texts.length}, not ${most}:`,
      ...texts,
    ]),
    'A text stands in lib/messages.ts, in lib/copy or in the words file of its feature (docs/voice.md).',
  ).toEqual([])
  const fewer = found.filter(({ texts, most }) => texts.length < most)
  expect(
    fewer.map(({ name, texts }) =>
      texts.length > 0 ? `"${name}": ${texts.length},` : `no ${name}`,
    ),
    'Less English: write these lines in scripts/texts-in-components.json.',
  ).toEqual([])
  expect(Object.keys(listed).filter((name) => !FILES.includes(name))).toEqual([])
})
