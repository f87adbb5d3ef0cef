import { Form } from "react-router"
import { Badge } from "#src/ui/badge.tsx"
import { Button } from "#src/ui/button.tsx"
import { LinesCell } from "#src/ui/data-table/table-cells.tsx"
import type { LibraryPicture } from "../picture.ts"
import { pictureStateNames } from "../picture.ts"

const tones = { processing: "info", failed: "danger" } as const

type Stated = Pick<LibraryPicture, "id" | "state" | "failure" | "fileName">

/** The field of a list's form that names the picture whose sizes are made again. */
export const againField = "again"

/** A fault without its name, as a sentence begins. */
function plainly(failure: string | null): string {
  const words = (failure ?? "").replace(/^\w*Error: /, "")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether the sizes of a picture are made, why not, and another try. */
export function PictureStateView({ picture: { id, state, failure, fileName } }: { picture: Stated }) {
  if (state === "ready") return pictureStateNames.ready
  return (
    <LinesCell below={plainly(failure)}>
      <Badge tone={tones[state]}>{pictureStateNames[state]}</Badge>
      {state === "failed" && (
        <Form method="post" replace preventScrollReset>
          <Button
            name={againField}
            value={id}
            size="small"
            variant="secondary"
            aria-label={`Try again: ${fileName}`}
          >
            Try again
          </Button>
        </Form>
      )}
    </LinesCell>
  )
}
