export { findActiveExtra, listExtras, listOfferedExtras } from "./extras.store.ts"
export {
  adjustRoomCharges,
  findBalance,
  findPayerOfPayment,
  insertFolioLines,
  isPosted,
  listBillLines,
  listFolioLines,
  payerOfPayment,
  type Posting,
} from "./folio.store.ts"
