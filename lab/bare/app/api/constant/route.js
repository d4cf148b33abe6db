import { words } from '../../../words'

const bodies = new Map()

/** A constant of so many bytes. */
export function GET(request) {
  const bytes = Number(new URL(request.url).searchParams.get('bytes'))
  if (!bodies.has(bytes)) bodies.set(bytes, words(bytes))
  return Response.json(bodies.get(bytes))
}
