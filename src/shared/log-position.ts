/** A position in the database's log of changes (LSN), as PostgreSQL writes it: '16/B374D848'. */
export type LogPosition = string

export const logPositionShape = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/
