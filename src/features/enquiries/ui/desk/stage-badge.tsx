import { Badge } from "#src/ui/badge.tsx"
import type { EnquiryKind } from "#src/features/enquiries/enquiry.ts"
import { type Stage, stageNamesOf } from "#src/features/enquiries/enquiry-pipeline.ts"

const tones = { new: "warning", answered: "info", won: "success", lost: "neutral" } as const

export const StageBadge = ({ kind, stage }: { kind: EnquiryKind; stage: Stage }) => (
  <Badge tone={tones[stage]}>{stageNamesOf(kind)[stage]}</Badge>
)
