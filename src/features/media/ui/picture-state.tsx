import { Form } from "react-router"
import { Badge } from "#src/ui/badge.tsx"
import { Button } from "#src/ui/button.tsx"
import { LinesCell, NoWrap } from "#src/ui/data-table/table-cells.tsx"
import type { LibraryPicture } from "../picture.ts"
import { pictureStateNames } from "../picture.ts"

const tones = { processing: "info", failed: "danger" } as const

type Stated = Pick<LibraryPicture, "id" | "state" | "failure" | "fileName">

/** The form field with the picture whose sizes are retried. */
export const retrySizesField = "again"

/** An error message without its prefix, capitalised. */
function plainly(failure: string | null): string {
  const words = (failure ?? "").replace(/^\w*Error: /, "")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The state of a picture's sizes, the error, and a retry button. */
export function PictureStateView({ picture: { id, state, failure, fileName } }: { picture: Stated }) {
  if (state === "ready") return <NoWrap>{pictureStateNames.ready}</NoWrap>
  return (
    <LinesCell below={plainly(failure)}>
      <Badge tone={tones[state]}>{pictureStateNames[state]}</Badge>
      {state === "failed" && (
        <Form method="post" replace preventScrollReset>
          <Button
            name={retrySizesField}
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
