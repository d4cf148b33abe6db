import { readRow } from '../../../database'

export async function GET(request) {
  return Response.json(await readRow(new URL(request.url).searchParams.get('id')))
}
