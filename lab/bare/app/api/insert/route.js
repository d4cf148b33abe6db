import { randomUUID } from 'node:crypto'
import { insertBody } from '../../../database'

export async function POST(request) {
  const id = randomUUID()
  await insertBody(id, JSON.stringify(await request.json()))
  return Response.json({ id }, { status: 201 })
}
