/**
 * Plays Google (OpenID) and Facebook (OAuth) on loopback, as far as the product talks to them: it signs in the given
 * person without a question, and checks what it is sent.
 */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a provider tells about a person; `sub` for Google, `id` for Facebook. */
export type Profile = Record<string, unknown>

export const CLIENT = { id: 'client', secret: 'client-secret' }

interface Grant {
  profile: Profile
  challenge: string | null
}

/** Starts one. What it does next is set by `signs`, `refuses` and `isAway`. */
export async function startProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, Grant>()
  const next: { profile: Profile; refusal: string | null; isAway: boolean } = {
    profile: {},
    refusal: null,
    isAway: false,
  }
  let origin = ''

  const idToken = (profile: Profile) => {
    const now = Math.floor(Date.now() / 1000)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { iss: `${origin}/google`, aud: CLIENT.id, iat: now, exp: now + 60, ...profile }
    const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
  }

  /** Sends the browser back at once, as after a press on "Allow" or "Cancel". */
  function authorize(query: URLSearchParams, response: ServerResponse) {
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    if (next.refusal) back.searchParams.set('error', next.refusal)
    else {
      const code = randomBytes(16).toString('hex')
      grants.set(code, { profile: next.profile, challenge: query.get('code_challenge') })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { Location: back.href }).end()
  }

  /** Gives a code's grant out once, to the client with the secret who asked for it. */
  async function redeem(request: IncomingMessage): Promise<Grant | null> {
    const form = new URLSearchParams(await text(request))
    const grant = grants.get(form.get('code') ?? '') ?? null
    grants.delete(form.get('code') ?? '')
    const basic = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')
    if (request.headers.authorization !== `Basic ${basic}`) return null
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '')
    const isSame = !grant?.challenge || verifier.digest('base64url') === grant.challenge
    return isSame ? grant : null
  }

  async function answerToken(request: IncomingMessage, isGoogle: boolean) {
    const grant = await redeem(request)
    if (!grant) return null
    const access_token = randomBytes(16).toString('hex')
    grants.set(access_token, grant)
    const token = { access_token, token_type: 'Bearer', expires_in: 60 }
    return isGoogle ? { ...token, id_token: idToken(grant.profile) } : token
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    const send = (body: object | null) =>
      response
        .writeHead(body ? 200 : 400, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(body ?? { error: 'invalid_grant' }))
    if (next.isAway) return response.writeHead(503).end()
    switch (pathname) {
      case '/google/.well-known/openid-configuration':
        return send({
          issuer: `${origin}/google`,
          authorization_endpoint: `${origin}/google/authorize`,
          token_endpoint: `${origin}/google/token`,
          jwks_uri: `${origin}/google/keys`,
        })
      case '/google/keys':
        return send({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }] })
      case '/google/authorize':
      case '/facebook/dialog/oauth':
        return authorize(searchParams, response)
      case '/google/token':
      case '/facebook/access_token':
        return send(await answerToken(request, pathname.startsWith('/google')))
      case '/facebook/me': {
        const [, bearer = ''] = request.headers.authorization?.split(' ') ?? []
        const profile = grants.get(bearer)?.profile
        return send(profile ? pick(profile, searchParams.get('fields') ?? '') : null)
      }
      default:
        return response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: origin,
    /** The next sign-in is this person's. */
    signs: (profile: Profile) => Object.assign(next, { profile, refusal: null, isAway: false }),
    /** The next sign-in ends with an OAuth error. */
    refuses: (refusal: string) => Object.assign(next, { refusal, isAway: false }),
    goesAway: () => Object.assign(next, { isAway: true }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function pick(profile: Profile, fields: string): Profile {
  return Object.fromEntries(fields.split(',').map((field) => [field, profile[field]]))
}
