/** The labels of a gallery item; messages are prefixed with them (VAL-1). */
export const galleryFields = { name: "Room Type Name", line: "Line", pic: "Pic" } as const
