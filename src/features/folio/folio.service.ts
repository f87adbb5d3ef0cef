export { findActiveExtra, listExtras } from "./extras.store.ts"
export {
  adjustRoomCharges,
  findBalance,
  insertFolioLines,
  isPosted,
  listFolioLines,
  type Posting,
} from "./folio.store.ts"
