const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is a valid record id; for others the database throws instead of finding no row. */
export const isRecordId = (text: string): boolean => uuid.test(text)
