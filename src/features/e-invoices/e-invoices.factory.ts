import { createHash, generateKeyPairSync, sign } from "node:crypto"
import { hotel } from "#src/shared/hotel.ts"
import type { Inv01 } from "./inv01.ts"

/** Keys that sign as the portal does. */
export const portalKeys = generateKeyPairSync("rsa", { modulusLength: 2048 })

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url")

/** A JSON web token of the portal (RS256), whose payload states the data as JSON text. */
function signedToken(signed: Readonly<Record<string, unknown>>, key = portalKeys.privateKey): string {
  const text = `${encode({ alg: "RS256", typ: "JWT" })}.${encode({ data: JSON.stringify(signed), iss: "NIC" })}`
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), key).toString("base64url")}`
}

type Changed = {
  /** The fields of the file beside the token. */
  readonly entry?: Readonly<Record<string, unknown>>
  readonly signed?: Readonly<Record<string, unknown>>
  readonly key?: typeof portalKeys.privateKey
}

/** What the portal returns for a document of the upload. */
export function aPortalEntry({ DocDtls, BuyerDtls, ItemList, ValDtls }: Inv01, changed: Changed = {}) {
  const irn = createHash("sha256").update(`${hotel.legal.gstin}${DocDtls.Typ}${DocDtls.No}`).digest("hex")
  const signed = {
    SellerGstin: hotel.legal.gstin,
    BuyerGstin: BuyerDtls.Gstin,
    DocNo: DocDtls.No,
    DocTyp: DocDtls.Typ,
    DocDt: DocDtls.Dt,
    TotInvVal: ValDtls.TotInvVal,
    ItemCnt: ItemList.length,
    MainHsnCode: ItemList[0]?.HsnCd,
    Irn: irn,
    IrnDt: "2026-07-20 14:30:00",
    ...changed.signed,
  }
  return {
    AckNo: 112_610_036_563_143,
    AckDt: "2026-07-20 14:30:00",
    Irn: irn,
    SignedQRCode: signedToken(signed, changed.key),
    Status: "ACT",
    ...changed.entry,
  }
}
