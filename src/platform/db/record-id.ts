const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be the id of a record at all: the database answers others with a fault instead of no row. */
export const isRecordId = (text: string): boolean => uuid.test(text)
