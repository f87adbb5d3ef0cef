import { Link } from "react-router"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { Mail, Moment, Whole, WordsCell } from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import type { EnquiryKind } from "../enquiry.ts"
import { enquiryDesks } from "../enquiry-desk.ts"
import type { EnquiryColumn, ListedEnquiry } from "#src/features/enquiries/list/listed-enquiry.ts"
import styles from "./enquiry-columns.module.css"
import { StageBadge } from "./stage-badge.tsx"

const nothing = "Not told"

/** How the desk's lists show an enquiry of a kind. */
export const enquiryColumns = (
  kind: EnquiryKind,
): Readonly<Record<EnquiryColumn, DataColumn<ListedEnquiry>>> => ({
  name: {
    render: ({ id, name, companyName }) => (
      <div className={styles.cell}>
        <Link to={`${enquiryDesks[kind].path}/${id}`} className={styles.strong}>
          {name}
        </Link>
        {companyName && <span className={styles.soft}>{companyName}</span>}
      </div>
    ),
  },
  email: { render: ({ email }) => <Mail to={email} /> },
  phone: { render: ({ phone }) => <Whole>{phone}</Whole> },
  company: { render: ({ companyName }) => companyName || nothing },
  event: { render: ({ event }) => <span className={styles.words}>{event}</span> },
  eventDay: {
    render: ({ eventOn }) => eventOn && <Whole>{formatLongDate(eventOn)}</Whole>,
  },
  guests: { render: ({ guestBand }) => <Whole>{guestBand}</Whole> },
  rooms: { align: "end", render: ({ roomsNeeded }) => roomsNeeded ?? nothing },
  message: {
    render: ({ name, message }) => <WordsCell label={`Message of ${name}`}>{message}</WordsCell>,
  },
  stage: { render: ({ stage }) => <StageBadge stage={stage} /> },
  assignee: { render: ({ assigneeName }) => assigneeName ?? "Nobody yet" },
  sent: { render: ({ sentAt }) => <Moment at={sentAt} /> },
})
