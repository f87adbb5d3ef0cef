import { type CsvCell, csvLine, csvStart } from "#src/shared/csv.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatHotelTimestamp } from "#src/shared/hotel-moment.ts"

/** The columns of a file: what stands above each, and what it has of a row. */
export type FileColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => CsvCell])[]

/** A column of instants, in the hotel's time. */
export const timeColumn = <Row>(
  heading: string,
  at: (row: Row) => string,
): readonly [heading: string, cell: (row: Row) => CsvCell] => [
  `${heading} (${hotel.timeZoneLabel})`,
  (row) => formatHotelTimestamp(at(row)),
]

type TableFile<Row> = {
  readonly name: string
  readonly columns: FileColumns<Row>
  readonly rows: AsyncIterable<readonly Row[]>
}

async function* linesOf<Row>({ columns, rows }: TableFile<Row>): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map(([heading]) => heading))
  for await (const batch of rows) {
    yield batch.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join("")
  }
}

/** A list as a file for spreadsheets, sent while it is read, so that any number of rows needs little room (ADM-9). */
export function tableFile<Row>(file: TableFile<Row>): Response {
  const lines = linesOf(file)
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
  return new Response(stream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${file.name}.csv"`,
      "cache-control": "private, no-store",
    },
  })
}
