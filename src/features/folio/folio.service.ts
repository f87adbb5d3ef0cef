export { findActiveExtra, listExtras, listOfferedExtras } from "./extras.store.ts"
export {
  adjustRoomCharges,
  findBalance,
  insertFolioLines,
  isPosted,
  listBillLines,
  listFolioLines,
  sumOtherCash,
  type Posting,
} from "./folio.store.ts"
