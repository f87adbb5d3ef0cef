import type { RoomGuests } from "#src/features/availability/party.ts"

/** The group of all rooms. */
export const roomsFieldId = "field-rooms"

/** The fields of one room, counted from 0. */
export const roomFieldId = (room: number | string): string => `room-${room}`

export const guestsFieldId = (room: number | string, kind: keyof RoomGuests): string =>
  `${roomFieldId(room)}-${kind}`
