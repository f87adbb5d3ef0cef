import type { ReactNode } from "react"
import { classes } from "#src/ui/classes.ts"
import styles from "./table.module.css"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"

export type Column<Row> = {
  key: string
  header: string
  render: (row: Row) => ReactNode
  /** Numbers and money are aligned to the end. */
  align?: "start" | "end"
  /** A column of buttons: its header is only read out. */
  isQuiet?: boolean
  /** Names the row, for screen readers; the first column does where none does. */
  namesRow?: boolean
}

type TableProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  caption: string
  /** The caption is said but not shown, where a heading already names the table. */
  hideCaption?: boolean
  /**
   * On a phone: a card for each row, or the table scrolled sideways. A wide table has cards or, where it is long, a few
   * lines of text for each row; both scroll on a tablet.
   */
  narrow?: "cards" | "scroll" | "cards-or-scroll" | "lines-or-scroll"
}

type CellProps<Row> = { column: Column<Row>; row: Row; isName: boolean }

function Cell<Row>({ column, row, isName }: CellProps<Row>) {
  const look = classes(column.align === "end" && styles.end, column.isQuiet && styles.unnamed)
  const content = (
    <>
      {!column.isQuiet && (
        <span className={styles.name} aria-hidden="true">
          {column.header}
        </span>
      )}
      <div>{column.render(row)}</div>
    </>
  )
  return isName ? (
    <th scope="row" className={look}>
      {content}
    </th>
  ) : (
    <td className={look}>{content}</td>
  )
}

type FrameProps = Pick<TableProps<unknown>, "caption" | "narrow"> & { children: ReactNode }

const Frame = ({ caption, narrow, children }: FrameProps) =>
  narrow !== "cards" ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={caption}>
      {children}
    </section>
  ) : (
    <div className={styles.frame}>{children}</div>
  )

/** Rows and columns; on a phone a card for each row. */
export function Table<Row>({ columns, rows, rowKey, narrow = "cards", ...props }: TableProps<Row>) {
  const named = columns.find(({ namesRow }) => namesRow) ?? columns[0]
  return (
    <Frame caption={props.caption} narrow={narrow}>
      <table
        className={classes(
          styles.table,
          narrow !== "scroll" && styles.cards,
          narrow === "lines-or-scroll" && styles.lines,
          narrow !== "cards" && styles.scroll,
        )}
      >
        <caption className={props.hideCaption ? undefined : styles.caption}>
          {props.hideCaption ? <VisuallyHidden>{props.caption}</VisuallyHidden> : props.caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align, isQuiet }) => (
              <th key={key} scope="col" className={align && styles[align]}>
                {isQuiet ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} isName={column === named} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
