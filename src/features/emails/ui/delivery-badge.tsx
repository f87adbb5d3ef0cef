import { Badge } from "#src/ui/badge.tsx"
import { type DeliveryStatus, deliveryStatusNames } from "../delivery-status.ts"

const tones = { queued: "info", sent: "success", failed: "danger" } as const satisfies Record<
  DeliveryStatus,
  string
>

export const DeliveryBadge = ({ status }: { status: DeliveryStatus }) => (
  <Badge tone={tones[status]}>{deliveryStatusNames[status]}</Badge>
)
