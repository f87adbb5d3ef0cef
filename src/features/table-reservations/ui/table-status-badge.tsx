import { Badge } from "#src/ui/badge.tsx"
import { type TableStatus, tableStatusNames } from "../table-reservation.ts"

const tones = { confirmed: "info", seated: "success", "no-show": "danger", cancelled: "neutral" } as const

export const TableStatusBadge = ({ status }: { status: TableStatus }) => (
  <Badge tone={tones[status]}>{tableStatusNames[status]}</Badge>
)
