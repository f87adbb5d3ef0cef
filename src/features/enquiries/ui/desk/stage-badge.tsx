import { Badge } from "#src/ui/badge.tsx"
import { type Stage, stageNames } from "#src/features/enquiries/enquiry-pipeline.ts"

const tones = { new: "warning", answered: "info", won: "success", lost: "neutral" } as const

export const StageBadge = ({ stage }: { stage: Stage }) => (
  <Badge tone={tones[stage]}>{stageNames[stage]}</Badge>
)
