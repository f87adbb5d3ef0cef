import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto"

const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest()

type Cbor = number | string | Buffer | Map<number | string, Cbor>

function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

/** The part of CBOR (RFC 8949) that an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === "string")
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])
  return Buffer.concat([cborHead(5, value.size), ...entries])
}

/** The public key in COSE (RFC 9053): ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const point = (text: string) => Buffer.from(text, "base64url")
  const entries: [number, Cbor][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ]
  return cbor(new Map(entries))
}

/** The values that a malicious browser or authenticator sends instead. */
export type Lies = {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  readonly userHandle?: string
  readonly counter?: number
  readonly isUnverified?: true
  /** Signs with another key. */
  readonly key?: KeyObject
}

type Creation = { readonly challenge: string; readonly rp: { id?: string }; readonly user: { id: string } }
type Request = { readonly challenge: string; readonly rpId?: string }

const flags = { present: 0x01, verified: 0x04, attested: 0x40 }

type AuthenticatorData = { rpId: string; counter: number; attested?: Buffer; isUnverified?: true | undefined }

function authenticatorData({ rpId, counter, attested, isUnverified }: AuthenticatorData): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const verified = isUnverified ? 0 : flags.verified
  const set = flags.present | verified | (attested ? flags.attested : 0)
  return Buffer.concat([sha256(rpId), Buffer.from([set]), count, ...(attested ? [attested] : [])])
}

type KeyPair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject }

/** One passkey and the browser around it. */
type Held = KeyPair & { readonly origin: string; readonly id: Buffer; counter: number; handle: string }

const clientData = ({ origin }: Held, type: string, said: Lies & { challenge: string }): Buffer =>
  Buffer.from(
    JSON.stringify({ type, origin, crossOrigin: false, ...only(said, ["type", "origin", "challenge"]) }),
  )

const only = (said: Lies, names: readonly (keyof Lies)[]) =>
  Object.fromEntries(names.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])))

function answer({ id }: Held, response: Readonly<Record<string, Buffer>>): string {
  const texts = Object.entries(response).map(([name, bytes]) => [name, bytes.toString("base64url")])
  const name = id.toString("base64url")
  const credential = { id: name, rawId: name, type: "public-key", clientExtensionResults: {} }
  return JSON.stringify({ ...credential, response: Object.fromEntries(texts) })
}

function create(held: Held, { challenge, rp, user }: Creation, lies: Lies): string {
  held.handle = user.id
  const { id, publicKey, counter } = held
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)])
  const rpId = lies.rpId ?? rp.id ?? ""
  const authData = authenticatorData({ rpId, counter, attested, isUnverified: lies.isUnverified })
  const attestation: [string, Cbor][] = [
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", authData],
  ]
  return answer(held, {
    clientDataJSON: clientData(held, "webauthn.create", { challenge, ...lies }),
    attestationObject: cbor(new Map(attestation)),
  })
}

function get(held: Held, { challenge, rpId = "" }: Request, lies: Lies): string {
  held.counter += 1
  const said = { rpId: lies.rpId ?? rpId, counter: lies.counter ?? held.counter }
  const data = authenticatorData({ ...said, isUnverified: lies.isUnverified })
  const client = clientData(held, "webauthn.get", { challenge, ...lies })
  return answer(held, {
    clientDataJSON: client,
    authenticatorData: data,
    signature: sign("sha256", Buffer.concat([data, sha256(client)]), lies.key ?? held.privateKey),
    userHandle: Buffer.from(lies.userHandle ?? held.handle, "base64url"),
  })
}

/** An authenticator with one passkey, and the browser around it: their answers as JSON (WebAuthn, 6). */
export function createAuthenticator(origin = "http://localhost:3000") {
  const keys = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const held: Held = { ...keys, origin, id: randomBytes(16), counter: 0, handle: "" }
  return {
    id: held.id.toString("base64url"),
    create: (options: Creation, lies: Lies = {}) => create(held, options, lies),
    get: (options: Request, lies: Lies = {}) => get(held, options, lies),
  }
}
