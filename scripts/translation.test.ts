/**
 * A browser's page translation replaces text nodes by elements. React can then neither change such a text, nor remove
 * it, nor insert an element before it: the page shows outdated text, or breaks. A text that is the only child of its
 * element is changed through the element. So each text that may change, or follows what comes and goes, must be the
 * only child of its element.
 */
import { execFileSync } from 'node:child_process'
import type { JsxChild, Node, SourceFile } from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'
import { afterAll, expect, it } from 'vitest'
import { compiler, is, openProject } from './compiler'

const { isBinaryExpression, isConditionalExpression, isFunctionDeclaration, isIdentifier } = is
const { isJsxElement, isJsxExpression, isJsxFragment, isJsxText } = is
const { SignatureKind, TypeFlags } = compiler

const { checker, program, close } = openProject()
afterAll(close)

/** What an element contains: constant words, words that may change, elements that may come and go, or anything else. */
type Kind = 'words' | 'changing words' | 'comes and goes' | 'other'

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike
const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike

function kindOf(type: Type | undefined): Kind {
  // A node from outside is looked at where it is written.
  if (!type || checker.typeToString(type).includes('ReactNode')) return 'other'
  const parts: readonly Type[] = type.isUnionType() ? type.getTypes() : [type]
  // The '' or 0 of `text && …` is nothing to read.
  const isNothing = (part: Type) =>
    (part.flags & NOTHING) !== 0 || (part.isLiteralType() && !part.value)
  const [first, ...others] = parts.filter((part) => !isNothing(part))
  if (!first) return 'other'
  if ([first, ...others].some(({ flags }) => flags & TEXT)) {
    return parts.length === 1 && first.isLiteralType() ? 'words' : 'changing words'
  }
  return parts.some(isNothing) || checker.isArrayLikeType(first) ? 'comes and goes' : 'other'
}

/** What a component draws, by its name. */
function drawnBy(name: Node): Kind {
  const type = checker.getTypeAtLocation(name)
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  return signature ? kindOf(checker.getReturnTypeOfSignature(signature)) : 'other'
}

const isComponentName = (name: Node | undefined) =>
  name !== undefined && isIdentifier(name) && /^[A-Z]/.test(name.text)

/** `{isOpen ? children : …}`: each text among the children would come and go. */
function isHandedInAtTimes(child: JsxChild): boolean {
  if (!isJsxExpression(child) || !child.expression) return false
  if (!isConditionalExpression(child.expression) && !isBinaryExpression(child.expression))
    return false
  const type = checker.getTypeAtLocation(child.expression)
  return type !== undefined && checker.typeToString(type).includes('ReactNode')
}

function kindOfChild(child: JsxChild): Kind {
  if (isJsxText(child)) return 'words'
  if (isJsxExpression(child)) {
    const { expression } = child
    if (!expression) return 'other'
    const kind = kindOf(checker.getTypeAtLocation(expression))
    return kind === 'other' && isConditionalExpression(expression) ? 'comes and goes' : kind
  }
  if (isJsxFragment(child)) return 'other'
  const { tagName } = isJsxElement(child) ? child.openingElement : child
  return isComponentName(tagName) ? drawnBy(tagName) : 'other'
}

/** JSX drops a line break with what is around it. */
const isDrawn = (child: JsxChild) =>
  isJsxText(child)
    ? !/^\s*\n\s*$/.test(child.text)
    : !(isJsxExpression(child) && child.expression === undefined)

function findBareText(node: Node): string | undefined {
  if (isFunctionDeclaration(node) && node.name && isComponentName(node.name)) {
    if (drawnBy(node.name).includes('words')) return 'a component that is a bare text'
  }
  if (!isJsxElement(node) && !isJsxFragment(node)) return
  if (node.children.some(isHandedInAtTimes))
    return 'what is handed in, and may be texts, at times alone'
  const kinds = node.children.filter(isDrawn).map(kindOfChild)
  if (isJsxFragment(node) && kinds.some((kind) => kind.includes('words'))) {
    return 'a text in a fragment'
  }
  if (kinds.length > 1 && kinds.includes('changing words'))
    return 'a text that changes, beside others'
  if (kinds.some((kind, at) => kind === 'words' && kinds[at - 1] === 'comes and goes')) {
    return 'a text behind what comes and goes'
  }
}

function bareTextsOf(file: SourceFile, name: string): string[] {
  const found: string[] = []
  function visit(node: Node) {
    const problem = findBareText(node)
    const line = () => file.text.slice(0, node.getStart(file)).split('\n').length
    if (problem) found.push(`${name}:${line()}: ${problem}`)
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

it('every text that may change, or stands behind what comes and goes, is alone in its element', () => {
  const sources = execFileSync('git', [
    'ls-files',
    '-co',
    '--exclude-standard',
    'app',
    'components',
  ])
  const names = String(sources)
    .split('\n')
    .filter((name) => name.endsWith('.tsx') && !/^app\/\[locale\]\/dev\//.test(name))
  const files = names.flatMap((name) => program.getSourceFile(name) ?? [])
  expect(files.length).toBe(names.length)
  expect(files.flatMap((file, at) => bareTextsOf(file, names[at] ?? ''))).toEqual([])
})
